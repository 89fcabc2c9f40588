/** A name in an element that has little room: the longest form that fits, found anew when the room or the letters change. */
import type { Attachment } from "svelte/attachments";
import { fitting, linesFor, type Measure } from "../words/fitting";

/** So much of the room stays free: what is measured and what is drawn are rounded apart. */
const SLACK = 1;

const formsOf = new Map<Element, readonly string[]>();
const widths = new Map<string, number>();
const paper = document.createElement("canvas").getContext("2d");
// One observer for all names: it is told of all of them at once, after the layout and before anything is painted.
const observer = new ResizeObserver((entries) => entries.forEach(({ target, contentRect }) => write(target, contentRect.width)));

document.fonts.addEventListener("loadingdone", () => {
  widths.clear();
  for (const node of formsOf.keys()) {
    observer.unobserve(node);
    observer.observe(node);
  }
});

/** The element says one of the forms; `--name-lines` of its style is how many lines it may have. */
export function fitted(forms: readonly string[]): Attachment {
  return (node) => {
    formsOf.set(node, forms);
    node.textContent = forms[0];
    observer.observe(node);
    return () => {
      observer.unobserve(node);
      formsOf.delete(node);
    };
  };
}

/** A row of a name (`.nm`) and what stands beside it: `.drawn`, or `.told` in a `data-terse` row, where no form of the name has room beside the drawing. */
export function besideName(forms: readonly string[]): Attachment {
  return (row) => {
    const decide = () => row.toggleAttribute("data-terse", !hasRoom(row, forms));
    const sizes = new ResizeObserver(decide);
    sizes.observe(row);
    document.fonts.addEventListener("loadingdone", decide);
    return () => {
      sizes.disconnect();
      document.fonts.removeEventListener("loadingdone", decide);
    };
  };
}

function hasRoom(row: Element, forms: readonly string[]): boolean {
  const part = (name: string) => row.querySelector<HTMLElement>(name)!;
  const [name, drawn, told] = [part(".nm"), part(".drawn"), part(".told")];
  const shown = row.hasAttribute("data-terse") ? told : drawn;
  const room = name.clientWidth + shown.offsetWidth - drawn.offsetWidth - SLACK;
  const style = getComputedStyle(name);
  return forms.some((form) => linesFor(form, room, measureIn(style)) <= linesOf(style));
}

function linesOf(style: CSSStyleDeclaration): number {
  return Number(style.getPropertyValue("--name-lines")) || 1;
}

function write(node: Element, room: number): void {
  const forms = formsOf.get(node);
  if (!forms || room === 0) return;
  const style = getComputedStyle(node);
  // Where the element is as wide as its text, there is room for all of it.
  const whole = style.whiteSpace === "nowrap";
  const text = whole ? forms[0] : fitting(forms, room - SLACK, linesOf(style), measureIn(style));
  if (node.textContent !== text) node.textContent = text;
}

function measureIn(style: CSSStyleDeclaration): Measure {
  const font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  const gap = parseFloat(style.letterSpacing) || 0;
  return (text) => {
    const key = `${font}|${text}`;
    let width = widths.get(key);
    if (width === undefined && paper) {
      paper.font = font;
      widths.set(key, (width = paper.measureText(text).width));
    }
    return (width ?? 0) + gap * text.length;
  };
}
