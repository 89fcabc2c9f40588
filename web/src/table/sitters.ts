/** A few words on who sits at a seat. */
import { t } from "../words/reader.svelte";
import type { TableStore } from "./store.svelte";

/** Who is away for so long is taken to have left for a while, not to be coming back just now. */
const SOON_BACK = 120;

export function sitterAbout(table: TableStore, seat: number, now: number): string {
  const sitter = table.summary?.seats[seat];
  if (!sitter) return "";
  if (table.thinking?.seat === seat) return t("web-thinking");
  if (sitter.sits === "bot") return sitter.bot ? t("web-bot-named", { bot: sitter.bot }) : t("web-bot");
  if (!sitter.connected) return t(now / 1000 - (sitter.away_since ?? 0) < SOON_BACK ? "web-reconnecting" : "web-away");
  return sitter.stands_in ? t("web-bot-stands-in") : t("web-person");
}
