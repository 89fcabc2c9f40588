/** A picture of a result, drawn in the browser with the page's own letters, colours and emblems. */
import { emblem, seatToken } from "../ui/seats";

export interface Placed {
  seat: number;
  name: string;
  points: number;
  /** Those who share a place have the same. */
  place: number;
}

export interface Result {
  title: string;
  /** The edition and how long the game was, and the day. */
  about: string;
  day: string;
  places: Placed[];
}

const SCALE = 2.5;
const WIDTH = 480;
const HEADER = 92;
const ROW = 58;
const FOOTER = 56;
const MARGIN = 24;
/** Where the columns of a row are: the place, the middle of the emblem, the name. */
const [PLACE, EMBLEM, NAME] = [MARGIN + 6, 78, 112];
const RADIUS = 19;
/** Letters become smaller rather than be cut, but not smaller than can be read. */
const LEAST_LETTERS = 12;

type Paper = CanvasRenderingContext2D;

/** The picture; it is an error where a browser has no paper for it. */
export async function pictureOf(result: Result): Promise<HTMLCanvasElement> {
  const canvas = document.createElement("canvas");
  const paper = canvas.getContext("2d");
  if (!paper) throw new Error("no canvas");
  const height = HEADER + result.places.length * ROW + FOOTER;
  [canvas.width, canvas.height] = [WIDTH * SCALE, height * SCALE];
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(`--${name}`).trim();
  const [display, plain] = [token("font-display"), token("font-ui")];
  await lettersOf(result, display, plain);
  const rose = await symbol("windrose", token("gold"), token);
  const emblems = await Promise.all(result.places.map(({ seat }) => symbol(emblem(seat), token("on-p"), token)));

  paper.scale(SCALE, SCALE);
  paper.textBaseline = "middle";
  paper.fillStyle = token("paper-2");
  paper.fillRect(0, 0, WIDTH, height);
  header(paper, result.title, rose, token, display, plain);
  // Figures stand in the plain letters: those of the display letters would dance up and down here.
  result.places.forEach((placed, row) => {
    const middle = HEADER + row * ROW + ROW / 2;
    if (placed.place === 1) {
      paper.fillStyle = token("gold-soft");
      paper.fillRect(0, middle - ROW / 2, WIDTH, ROW);
    }
    line(paper, middle + ROW / 2, token("line"));
    badge(paper, middle, emblems[row], token(seatToken(placed.seat)));
    write(paper, `${placed.place}`, PLACE, middle, { font: `700 22px ${plain}`, colour: token("ink-2"), align: "center" });
    const points = write(paper, `${placed.points}`, WIDTH - MARGIN, middle, { font: `700 28px ${plain}`, colour: token("ink"), align: "right" });
    fitted(paper, placed.name, NAME, middle, WIDTH - MARGIN - points - 16 - NAME, { weight: 700, size: 22, family: plain, colour: token("ink") });
  });
  const foot = height - FOOTER / 2;
  const day = write(paper, result.day, WIDTH - MARGIN, foot, { font: `400 16px ${plain}`, colour: token("ink-2"), align: "right" });
  fitted(paper, result.about, MARGIN, foot, WIDTH - 2 * MARGIN - day - 16, { weight: 400, size: 16, family: plain, colour: token("ink-2") });
  paper.strokeStyle = token("line-ink");
  paper.lineWidth = 3;
  paper.strokeRect(1.5, 1.5, WIDTH - 3, height - 3);
  return canvas;
}

/** As a file of its own. */
export function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((done, failed) => canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png"));
}

/** Letters are fetched by the parts of the alphabet that a text needs, and only when it is written. */
async function lettersOf(result: Result, display: string, plain: string): Promise<void> {
  const text = [result.title, result.about, result.day, "Antilles 0123456789", ...result.places.map((placed) => placed.name)].join(" ");
  await Promise.all([`800 24px ${display}`, `700 22px ${plain}`, `400 16px ${plain}`].map((font) => document.fonts.load(font, text)));
}

/** A drawing of the sheet as an image, in one colour; what the sheet takes from the page's style is written into it. */
async function symbol(name: string, colour: string, token: (name: string) => string): Promise<HTMLImageElement> {
  const drawn = document.getElementById(name)!;
  const inside = drawn.innerHTML.replace(/var\(--([\w-]+)\)/g, (_, variable: string) => token(variable));
  const text = `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="${drawn.getAttribute("viewBox")}" color="${colour}">${inside}</svg>`;
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(text)}`;
  await image.decode();
  return image;
}

function header(paper: Paper, title: string, rose: HTMLImageElement, token: (name: string) => string, display: string, plain: string): void {
  paper.fillStyle = token("sea-1");
  paper.fillRect(0, 0, WIDTH, HEADER);
  waves(paper, token("sea-line"));
  paper.drawImage(rose, MARGIN - 4, HEADER / 2 - 24, 48, 48);
  const left = MARGIN + 54;
  const house = write(paper, "Antilles", left, HEADER / 2, { font: `800 34px ${display}`, colour: token("on-sea"), align: "left" });
  const room = WIDTH - MARGIN - left - house - 20;
  fitted(paper, title, WIDTH - MARGIN, HEADER / 2, room, { weight: 700, size: 24, family: plain, colour: token("on-sea"), align: "right" });
}

/** The sea of the page's head: short waves in rows, each row shifted. */
function waves(paper: Paper, colour: string): void {
  paper.strokeStyle = colour;
  paper.globalAlpha = 0.55;
  paper.lineWidth = 1.4;
  for (let row = 0; row < 3; row += 1) {
    for (let x = -40 + row * 34; x < WIDTH; x += 104) {
      const y = 18 + row * 28;
      paper.beginPath();
      paper.moveTo(x, y);
      paper.quadraticCurveTo(x + 9, y - 8, x + 18, y);
      paper.quadraticCurveTo(x + 27, y + 8, x + 36, y);
      paper.stroke();
    }
  }
  paper.globalAlpha = 1;
}

function badge(paper: Paper, middle: number, drawn: HTMLImageElement, colour: string): void {
  paper.fillStyle = colour;
  paper.beginPath();
  paper.arc(EMBLEM, middle, RADIUS, 0, 2 * Math.PI);
  paper.fill();
  paper.drawImage(drawn, EMBLEM - 12, middle - 12, 24, 24);
}

function line(paper: Paper, y: number, colour: string): void {
  paper.strokeStyle = colour;
  paper.lineWidth = 1;
  paper.beginPath();
  paper.moveTo(MARGIN, y - 0.5);
  paper.lineTo(WIDTH - MARGIN, y - 0.5);
  paper.stroke();
}

interface Letters {
  font: string;
  colour: string;
  align: CanvasTextAlign;
}

/** Write a text in one line; how wide it became. */
function write(paper: Paper, text: string, x: number, y: number, { font, colour, align }: Letters): number {
  paper.font = font;
  paper.fillStyle = colour;
  paper.textAlign = align;
  paper.fillText(text, x, y + 1);
  return paper.measureText(text).width;
}

interface Fitting {
  weight: number;
  size: number;
  family: string;
  colour: string;
  align?: CanvasTextAlign;
}

/** As `write`, with smaller letters where there is less room, and at the last squeezed. */
function fitted(paper: Paper, text: string, x: number, y: number, room: number, { weight, size, family, colour, align = "left" }: Fitting): void {
  const fontOf = (letters: number) => `${weight} ${letters}px ${family}`;
  let letters = size;
  for (paper.font = fontOf(letters); letters > LEAST_LETTERS && paper.measureText(text).width > room; paper.font = fontOf(letters)) letters -= 1;
  paper.fillStyle = colour;
  paper.textAlign = align;
  paper.fillText(text, x, y + 1, room);
}
