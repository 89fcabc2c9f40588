/** What a reader sets for this browser. Kept locally; language and nickname also at the server. */
export type Theme = "system" | "light" | "dark";

interface Settings {
  theme: Theme;
  sound: boolean;
  ring: boolean;
  motion: boolean;
  quick: boolean;
  forced: boolean;
  letters: boolean;
  language: string;
}

const KEY = "antilles.settings";
const USUAL: Settings = { theme: "system", sound: false, ring: false, motion: true, quick: false, forced: false, letters: true, language: "" };

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings = $state<Settings>({ ...USUAL, ...stored() });

export function change(changed: Partial<Settings>): void {
  Object.assign(settings, changed);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Private windows may keep nothing; the setting then lasts as long as the page.
  }
  showTheme();
}

const dark = matchMedia("(prefers-color-scheme: dark)");
dark.addEventListener("change", showTheme);

export function isDark(): boolean {
  return settings.theme === "dark" || (settings.theme === "system" && dark.matches);
}

export function showTheme(): void {
  document.documentElement.dataset["theme"] = isDark() ? "dark" : "light";
}

export function moves(): boolean {
  return settings.motion && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
