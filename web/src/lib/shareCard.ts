/** A picture of a result, 1080 by 1350: the game, the podium, two medals, the day and the house. Nothing that was hidden, no code, no link. */
import { drawArt } from './svgOnCanvas';

export const WIDTH = 1080;
export const HEIGHT = 1350;

export interface Person {
  seat: number;
  /** Without one where somebody would rather not be named. */
  name: string | null;
  points: string;
  won: boolean;
}

export interface Card {
  house: string;
  title: string;
  day: string;
  headline: string;
  /** From the first to the last; those who tie stand on one step. */
  steps: { place: number; people: Person[] }[];
  /** Those for whom there was no room, one line each. */
  rest: string[];
  medals: { seat: number; title: string; words: string }[];
}

/** Drawings that are laid out in the page. */
export interface Art {
  lid: Element | null;
  crown: Element;
  face: (seat: number) => Element;
  rosette: (seat: number) => Element;
}

const SERIF = "Fraunces, 'Iowan Old Style', 'Palatino Linotype', Palatino, Georgia, serif";
const SANS = "system-ui, 'Segoe UI', Roboto, 'Noto Sans', sans-serif";
const INK = '#3a2814';
const SOFT = '#69543a';
const FACES = ['#e0a02a', '#c88a34', '#b5782f', '#96652b'];
const RISES = [170, 105, 58, 14];
const ORDER = [1, 0, 2, 3]; // steps from left to right: the second, the first, the others

type Pen = CanvasRenderingContext2D;

export function drawCard(pen: Pen, card: Card, art: Art): void {
  drawPaper(pen);
  drawLid(pen, card, art);
  text(pen, card.headline, { x: WIDTH / 2, y: 456, width: 960, size: 58, font: SERIF, weight: 700 });
  const below = card.medals.length || card.rest.length ? 1000 : 1120;
  drawPodium(pen, card, art, below);
  drawHonours(pen, card, art, below + 26);
  text(pen, card.house, { x: WIDTH / 2, y: 1272, width: 500, size: 40, font: SERIF, weight: 700, colour: '#8a4f08' });
  text(pen, card.day, { x: WIDTH / 2, y: 1306, width: 600, size: 24, colour: SOFT });
}

/** Cream, with the holes of a cheese. */
function drawPaper(pen: Pen): void {
  pen.fillStyle = '#e9a92c';
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = '#fbf4e4';
  pen.beginPath();
  pen.roundRect(22, 22, WIDTH - 44, HEIGHT - 44, 44);
  pen.fill();
  pen.fillStyle = '#f6e7c4';
  for (const [x, y, r] of [[110, 560, 54], [980, 610, 74], [900, 430, 30], [90, 1180, 70], [1000, 1130, 46], [190, 690, 22], [880, 1250, 26]] as const) {
    pen.beginPath();
    pen.arc(x, y, r, 0, 2 * Math.PI);
    pen.fill();
  }
}

/** The lid of the game's box: its colours, its figures, its name. */
function drawLid(pen: Pen, card: Card, art: Art): void {
  const colours = art.lid ? (getComputedStyle(art.lid).backgroundImage.match(/rgba?\([^)]*\)/g) ?? []) : [];
  pen.save();
  pen.beginPath();
  pen.roundRect(22, 22, WIDTH - 44, 358, [44, 44, 0, 0]);
  pen.clip();
  pen.fillStyle = colours[1] ?? '#f2b84b';
  pen.fillRect(22, 22, WIDTH - 44, 358);
  // Rings instead of a gradient: as warm, and a PNG packs flat colours far better.
  pen.fillStyle = colours[0] ?? '#ffe9b0';
  pen.globalAlpha = 0.22;
  for (const radius of [560, 420, 290, 170]) {
    pen.beginPath();
    pen.arc(WIDTH / 2, 430, radius, 0, 2 * Math.PI);
    pen.fill();
  }
  pen.globalAlpha = 1;
  if (art.lid) drawArt(pen, art.lid, { x: 120, y: 150, width: 840, height: 214 });
  pen.fillStyle = 'rgb(43 26 4 / 55%)';
  pen.fillRect(22, 22, WIDTH - 44, 112);
  pen.restore();
  text(pen, card.title, { x: WIDTH / 2, y: 102, width: 940, size: 68, font: SERIF, weight: 800, colour: '#fff8e6' });
}

function drawPodium(pen: Pen, card: Card, art: Art, floor: number): void {
  const figures = card.steps.reduce((sum, step) => sum + step.people.length, 0);
  const width = Math.min(236, 960 / figures);
  let x = (WIDTH - width * figures) / 2;
  for (const nth of ORDER) {
    const step = card.steps[nth];
    if (!step) continue;
    // What follows is drawn where the others would stand: after the last of four there is nobody.
    const rise = step.place ? (RISES[nth] ?? 0) : 40;
    drawStep(pen, step, art, { x, floor, width, rise, face: FACES[step.place ? nth : 2] ?? INK });
    x += width * step.people.length;
  }
}

interface StepPlace {
  x: number;
  floor: number;
  width: number;
  rise: number;
  face: string;
}

function drawStep(pen: Pen, step: Card['steps'][number], art: Art, { x, floor, width, rise, face }: StepPlace): void {
  const high = 96 + rise;
  const wide = width * step.people.length;
  pen.fillStyle = face;
  pen.beginPath();
  pen.roundRect(x + 3, floor - high, wide - 6, high, [16, 16, 0, 0]);
  pen.fill();
  pen.fillStyle = 'rgb(255 255 255 / 40%)';
  pen.beginPath();
  pen.roundRect(x + 3, floor - high, wide - 6, 12, [16, 16, 0, 0]);
  pen.fill();
  if (step.place && rise > 50) text(pen, String(step.place), { x: x + wide / 2, y: floor - 14, width: wide, size: rise * 0.5, font: SERIF, weight: 800, colour: 'rgb(255 255 255 / 45%)' });
  step.people.forEach((person, nth) => {
    const middle = x + width * (nth + 0.5);
    const size = Math.min(176, width * 0.86);
    drawArt(pen, art.face(person.seat), { x: middle - size / 2, y: floor - high - size + 4, width: size, height: size });
    if (person.won) drawArt(pen, art.crown, { x: middle - size * 0.27, y: floor - high - size * 1.2, width: size * 0.54, height: size * 0.38 });
    if (person.name !== null) text(pen, person.name, { x: middle, y: floor - high + 42, width: width - 16, size: 27, weight: 650, colour: '#241503' });
    text(pen, person.points, { x: middle, y: floor - high + (person.name === null ? 66 : 84), width: width - 16, size: 44, font: SERIF, weight: 800, colour: '#241503' });
  });
}

/** The others in one line or two, then the medals. */
function drawHonours(pen: Pen, card: Card, art: Art, top: number): void {
  let y = top;
  if (card.rest.length) {
    const half = card.rest.length > 3 ? Math.ceil(card.rest.length / 2) : card.rest.length;
    for (const row of [card.rest.slice(0, half), card.rest.slice(half)]) {
      if (row.length) text(pen, row.join('   ·   '), { x: WIDTH / 2, y: (y += 34), width: 960, size: 28, colour: SOFT });
    }
    y += 18;
  }
  for (const medal of card.medals) {
    drawArt(pen, art.rosette(medal.seat), { x: 96, y: y + 4, width: 70, height: 82 });
    text(pen, medal.title, { x: 190, y: y + 38, width: 800, size: 32, font: SERIF, weight: 700, align: 'left' });
    text(pen, medal.words, { x: 190, y: y + 76, width: 800, size: 26, colour: SOFT, align: 'left' });
    y += 104;
  }
}

interface Style {
  x: number;
  /** Of the line that the letters stand on. */
  y: number;
  width: number;
  size: number;
  font?: string;
  weight?: number;
  colour?: string;
  align?: CanvasTextAlign;
}

/** One line: smaller, if it does not fit; and if it would be too small to be read, cut. */
function text(pen: Pen, said: string, { x, y, width, size, font = SANS, weight = 400, colour = INK, align = 'center' }: Style): void {
  const setFont = (now: number): void => {
    pen.font = `${weight} ${now}px ${font}`;
  };
  setFont(size);
  const fits = Math.max(0.62, Math.min(1, width / pen.measureText(said).width));
  setFont(Math.floor(size * fits));
  let shown = said;
  while (shown.length > 1 && pen.measureText(shown).width > width) shown = `${shown.replace(/…$/, '').slice(0, -1).trimEnd()}…`;
  pen.fillStyle = colour;
  pen.textAlign = align;
  pen.textBaseline = 'alphabetic';
  pen.fillText(shown, x, y);
}
