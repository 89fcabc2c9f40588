/** Short sounds of wood, paper and a bell, made on the spot; silent unless the reader wants them. */
import { settings } from "./settings.svelte";

type Cue = "tick" | "move" | "turn" | "end";

let context: AudioContext | null = null;

const NOTES: Record<Cue, { pitch: number; length: number; kind: OscillatorType }[]> = {
  tick: [{ pitch: 320, length: 0.05, kind: "triangle" }],
  move: [{ pitch: 180, length: 0.09, kind: "triangle" }, { pitch: 240, length: 0.06, kind: "triangle" }],
  turn: [{ pitch: 880, length: 0.16, kind: "sine" }, { pitch: 1318, length: 0.2, kind: "sine" }],
  end: [{ pitch: 660, length: 0.12, kind: "sine" }, { pitch: 880, length: 0.12, kind: "sine" }, { pitch: 1100, length: 0.15, kind: "sine" }],
};

export function cue(which: Cue, aloud = settings.sound): void {
  if (!aloud) return;
  context ??= new AudioContext();
  let at = context.currentTime;
  for (const { pitch, length, kind } of NOTES[which]) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = kind;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.12, at);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + length);
    at += length * 0.7;
  }
}
