/** The bell: it rings when the reader's turn comes, and tells so outside the page where the reader allows it. */
import { t } from "../words/reader.svelte";
import { change, settings } from "./settings.svelte";
import { cue } from "./sounds";

/** Switch the bell on or off; the browser asks whether the page may show notices. */
export function switchBell(on: boolean): void {
  change({ ring: on });
  if (!on) return;
  cue("turn", true);
  if ("Notification" in window && Notification.permission === "default") void Notification.requestPermission().catch(() => undefined);
}

/** Somebody's turn has come, or others wait for it. */
export function ring(because: string): void {
  cue("turn", settings.ring || settings.sound);
  if (!settings.ring || document.visibilityState === "visible") return;
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  try {
    const notice = new Notification(t("web-your-turn"), { body: because, tag: "antilles-turn", icon: "/icon-192.png" });
    notice.onclick = () => window.focus();
  } catch {
    // Phones show notices only through a worker; the sound and the title remain.
  }
}
