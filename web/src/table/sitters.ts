/** A few words on who sits at a seat. */
import { t } from "../words/reader.svelte";
import type { TableStore } from "./store.svelte";

export function sitterAbout(table: TableStore, seat: number): string {
  const sitter = table.summary?.seats[seat];
  if (!sitter) return "";
  if (table.thinking?.seat === seat) return t("web-thinking");
  if (sitter.sits === "bot") return sitter.bot ? t("web-bot-named", { bot: sitter.bot }) : t("web-bot");
  if (!sitter.connected) return t("web-away");
  return sitter.stands_in ? t("web-bot-stands-in") : t("web-person");
}
