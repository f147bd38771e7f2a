/** A picture of a deal of the day, 1080 by 1350: the game, the squares, the points. Nothing of what was dealt. */
import { DRAWN, SIZE, type Sign } from './signs';

const WIDTH = 1080;
const HEIGHT = 1350;
const SERIF = "Fraunces, 'Iowan Old Style', 'Palatino Linotype', Palatino, Georgia, serif";
const SANS = "system-ui, 'Segoe UI', Roboto, 'Noto Sans', sans-serif";
const A_ROW = 6;
const GAP = 16;

export interface DailyCard {
  house: string;
  title: string;
  day: string;
  signs: readonly Sign[];
  line: string;
}

export function drawnDaily(card: DailyCard): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d');
  if (!pen) return Promise.resolve(null);
  drawPaper(pen);
  write(pen, card.house, 150, 54, `700 SIZEpx ${SERIF}`, '#8a4f08');
  write(pen, card.title, 262, 92, `800 SIZEpx ${SERIF}`, '#3a2814');
  write(pen, card.day, 330, 40, `400 SIZEpx ${SANS}`, '#69543a');
  drawSquares(pen, card.signs);
  write(pen, card.line, 1220, 50, `700 SIZEpx ${SERIF}`, '#3a2814');
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

function drawPaper(pen: CanvasRenderingContext2D): void {
  pen.fillStyle = '#e9a92c';
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = '#fbf4e4';
  pen.beginPath();
  pen.roundRect(22, 22, WIDTH - 44, HEIGHT - 44, 44);
  pen.fill();
  pen.fillStyle = '#f6e7c4';
  for (const [x, y, r] of [[96, 430, 52], [1000, 360, 40], [980, 1130, 70], [110, 1170, 36]] as const) {
    pen.beginPath();
    pen.arc(x, y, r, 0, 2 * Math.PI);
    pen.fill();
  }
}

/** In rows of six, as large as there is room for; few of them are not blown up. */
function drawSquares(pen: CanvasRenderingContext2D, signs: readonly Sign[]): void {
  const columns = Math.min(A_ROW, signs.length);
  const rows = Math.ceil(signs.length / A_ROW);
  const size = Math.min(200, (900 - GAP * (columns - 1)) / Math.max(1, columns), (740 - GAP * (rows - 1)) / Math.max(1, rows));
  const top = 740 - (rows * size + (rows - 1) * GAP) / 2;
  signs.forEach((sign, nth) => {
    const row = Math.floor(nth / A_ROW);
    const inRow = Math.min(A_ROW, signs.length - row * A_ROW);
    const left = (WIDTH - inRow * size - (inRow - 1) * GAP) / 2 + (nth % A_ROW) * (size + GAP);
    drawSign(pen, sign, left, top + row * (size + GAP), size);
  });
}

function drawSign(pen: CanvasRenderingContext2D, sign: Sign, x: number, y: number, size: number): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(size / SIZE, size / SIZE);
  pen.fillStyle = DRAWN[sign].back;
  pen.beginPath();
  pen.roundRect(0, 0, SIZE, SIZE, 4);
  pen.fill();
  for (const shape of DRAWN[sign].shapes) {
    pen.fillStyle = shape.fill;
    pen.fill(new Path2D(shape.d));
  }
  pen.restore();
}

/** One line in the middle; smaller, if it does not fit. */
function write(pen: CanvasRenderingContext2D, said: string, y: number, size: number, font: string, colour: string): void {
  pen.font = font.replace('SIZE', `${size}`);
  pen.font = font.replace('SIZE', `${Math.floor(size * Math.min(1, 960 / pen.measureText(said).width))}`);
  pen.fillStyle = colour;
  pen.textAlign = 'center';
  pen.fillText(said, WIDTH / 2, y);
}
