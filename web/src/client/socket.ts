/** The stream of one table: numbered events that go on after a break where they stopped. */
import type { SocketEvent } from "../table/kinds";

export type Connection = "connecting" | "open" | "lost";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const PING_EVERY = 20_000;
const SILENT_FOR = 45_000;

export class Stream {
  private socket: WebSocket | null = null;
  private stopped = false;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pinger: ReturnType<typeof setInterval> | undefined;
  private heard = 0;

  constructor(
    private readonly table: string,
    /** Where the page stands: the stream and the last number seen. */
    private readonly seen: () => { stream: string; number: number },
    private readonly onEvent: (event: SocketEvent) => void,
    private readonly onConnection: (connection: Connection) => void,
  ) {
    window.addEventListener("online", this.again);
    window.addEventListener("offline", this.cut);
    document.addEventListener("visibilitychange", this.again);
  }

  open(): void {
    if (this.stopped) return;
    clearTimeout(this.timer);
    const { stream, number } = this.seen();
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const where = stream ? `?stream=${encodeURIComponent(stream)}&after=${number}` : "";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.table)}/socket${where}`);
    this.socket = socket;
    socket.onopen = () => {
      this.tries = 0;
      this.heard = Date.now();
      this.onConnection("open");
    };
    socket.onmessage = (message) => {
      this.heard = Date.now();
      this.onEvent(JSON.parse(String(message.data)) as SocketEvent);
    };
    socket.onclose = () => {
      if (this.socket === socket) this.lost();
    };
    clearInterval(this.pinger);
    this.pinger = setInterval(() => this.check(), PING_EVERY);
  }

  close(): void {
    this.stopped = true;
    clearTimeout(this.timer);
    clearInterval(this.pinger);
    window.removeEventListener("online", this.again);
    window.removeEventListener("offline", this.cut);
    document.removeEventListener("visibilitychange", this.again);
    this.socket?.close();
  }

  /** Somebody pressed "try now", or the network came back. */
  readonly again = (): void => {
    if (this.stopped || document.visibilityState === "hidden") return;
    if (this.socket === null || this.socket.readyState > WebSocket.OPEN) this.open();
  };

  /** The network is gone, or what must have been told was not heard: a dead socket is only found out after a long silence. */
  readonly cut = (): void => {
    const socket = this.socket;
    if (this.stopped || socket === null) return;
    this.lost();
    socket.close();
  };

  private check(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    // A phone in a tunnel keeps a dead socket open: silence says that it is dead.
    if (Date.now() - this.heard > SILENT_FOR) this.socket.close();
    else this.socket.send(JSON.stringify({ kind: "ping" }));
  }

  private lost(): void {
    if (this.stopped) return;
    this.socket = null;
    this.onConnection("lost");
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries) * (0.75 + Math.random() / 2);
    this.tries += 1;
    this.timer = setTimeout(() => this.open(), wait);
  }
}
