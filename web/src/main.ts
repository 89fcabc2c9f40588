import "./styles/tokens.css";
import "./styles/table.css";
import "./styles/puerto-rico.css";
import "./styles/santiago.css";
import "./styles/parts.css";
import "./styles/lobby.css";
import "./styles/over.css";
import "./styles/replay.css";
import "./styles/sizes.css";
import "./styles/page.css";
import "./styles/own-board.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { api } from "./client/api";
import { showTheme } from "./ui/settings.svelte";
import { load, usualLanguage } from "./words/speaking";

showTheme();

const AGAIN_AFTER = 1500;

/** The server first says who this browser is; then the words come; then there is something to draw. */
async function begin(): Promise<void> {
  try {
    const me = await api.me();
    await load(usualLanguage(me.language));
    mount(App, { target: document.getElementById("app")!, props: { known: me } });
  } catch {
    setTimeout(() => void begin(), AGAIN_AFTER);
  }
}

void begin();
