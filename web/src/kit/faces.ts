/**
 * Twenty-four heads: mice, cats, dogs and gangsters, told apart by their outline and by what they wear, whatever its colour.
 * A face is a number: its head times eight, plus the colour. Drawn on a square of 64.
 */

/** An outline, and how it is drawn: with our brown line around it, as a line only, or flat. */
export interface Shape {
  d: string;
  fill: string;
  line: 'line' | 'thin' | 'thick' | '';
}

export const HEADS = 24;
export const COLOURS = ['#d2452f', '#2f7fb0', '#5b9a34', '#8a55a8', '#e8a823', '#2a938a', '#d9648f', '#5a6374'] as const;
const FACES = HEADS * COLOURS.length;

export const headOf = (face: number): number => Math.floor(face / COLOURS.length) % HEADS;
export const colourOf = (face: number): number => face % COLOURS.length;
export const faceWith = (head: number, colour: number): number => head * COLOURS.length + colour;
export const anyFace = (): number => Math.floor(Math.random() * FACES);

const INK = '#2a2018';
const PINK = '#f0b9bd';
const NOSE = '#e2737f';
const CREAM = '#fbf4e4';
const GOLD = '#e9b93c';

const flat = (d: string, fill: string): Shape => ({ d, fill, line: '' });
const lined = (d: string, fill: string): Shape => ({ d, fill, line: 'line' });
const thin = (d: string): Shape => ({ d, fill: 'none', line: 'thin' });
const thick = (d: string): Shape => ({ d, fill: 'none', line: 'thick' });
const oval = (x: number, y: number, rx: number, ry = rx): string => `M${x - rx} ${y}A${rx} ${ry} 0 1 0 ${x + rx} ${y}A${rx} ${ry} 0 1 0 ${x - rx} ${y}Z`;

/** The same again on the other side of the nose: for paths of absolute points only. */
function both(d: string): string {
  let across = false;
  return d + d.replace(/-?[\d.]+/g, (number) => ((across = !across) ? String(64 - Number(number)) : number));
}

const pair = (x: number, y: number, rx: number, ry = rx): string => oval(x, y, rx, ry) + oval(64 - x, y, rx, ry);

// Heads

interface Fur {
  fur: string;
  light: string;
}

const dots = (y: number, x = 24.5): Shape[] => [flat(pair(x, y, 3, 3.4), INK), flat(oval(x + 1, y - 1.2, 1) + oval(65 - x, y - 1.2, 1), '#fff')];

function mouse({ fur, light }: Fur, ears = 21): Shape[] {
  return [
    lined(pair(14, ears, 11), fur),
    flat(pair(14, ears, 6), PINK),
    lined('M32 17C45 17 51 26 51 35C51 45 43 53 32 57C21 53 13 45 13 35C13 26 19 17 32 17Z', fur),
    flat('M32 40C38 40 42 43 42 47C41 51 37 54 32 55.800C27 54 23 51 22 47C22 43 26 40 32 40Z', light),
    ...dots(36),
    lined(oval(32, 46, 3.2, 2.7), NOSE),
    thin(both('M22 46L11 45M22 49L13 52')),
  ];
}

function cat({ fur, light }: Fur, eyes: string): Shape[] {
  return [
    lined(both('M10 33L7 8L27 19Z'), fur),
    flat(both('M13 24L11 14L20 19Z'), PINK),
    lined('M32 16C47 16 56 25 56 37C56 50 46 57 32 57C18 57 8 50 8 37C8 25 17 16 32 16Z', fur),
    flat('M32 42C38 42 43 45 43 49.500C43 54 38 56 32 56C26 56 21 54 21 49.500C21 45 26 42 32 42Z', light),
    lined(pair(21.5, 37, 5.2, 5.6), eyes),
    flat(pair(21.8, 37, 1.8, 4.6), INK),
    lined('M28.500 43L35.500 43L32 46.500Z', NOSE),
    thin('M32 47C32 51 27 51 26 49M32 47C32 51 37 51 38 49'),
    thin(both('M18 47L5 45M18 50L7 53')),
  ];
}

function dog({ fur, light }: Fur, ears: string, hangs = 'M16 16C7 14 2 24 4 36C5 43 10 46 13 43C17 38 13 28 19 21Z'): Shape[] {
  return [
    lined('M32 13C46 13 53 21 53 33C53 48 44 57 32 57C20 57 11 48 11 33C11 21 18 13 32 13Z', fur),
    lined(both(hangs), ears),
    flat('M32 34C41 34 47 39 47 45C47 52 40 56 32 56C24 56 17 52 17 45C17 39 23 34 32 34Z', light),
    ...dots(30, 23),
    lined('M25.500 38.500C25.500 35.500 29 35 32 35C35 35 38.500 35.500 38.500 38.500C38.500 41.500 35 43.500 32 43.500C29 43.500 25.500 41.500 25.500 38.500Z', INK),
    thin('M32 43.500L32 47M24 47C26 51 31 50 32 47C33 50 38 51 40 47'),
  ];
}

/** A rat in a suit that nobody should be able to describe afterwards. */
function gangster({ fur, light }: Fur, suit: string): Shape[] {
  return [
    lined('M5 64C6 54 14 50 32 50C50 50 58 54 59 64Z', suit),
    flat('M22 51L32 64L42 51C36 49.500 28 49.500 22 51Z', '#fff8e6'),
    lined(pair(12, 30, 6.5), fur),
    flat(pair(12, 30, 3.2), PINK),
    lined('M32 16C45 16 50 23 50 31C50 37 46 41 43 45C40 50 37 55 32 55C27 55 24 50 21 45C18 41 14 37 14 31C14 23 19 16 32 16Z', fur),
    flat('M32 38C37 38 40 43 40 47C40 51 36 54 32 54C28 54 24 51 24 47C24 43 27 38 32 38Z', light),
    ...dots(34),
    thick(both('M18 29L27 31')),
    lined(oval(32, 43, 3.4, 2.7), NOSE),
    thin('M26 49C29 51 35 51 38 49'),
  ];
}

// What they wear: `c` is the colour of the face.

const scarf = (c: string): Shape[] => [lined('M13 46C18 52 25 55 32 55C39 55 46 52 51 46L55 53C49 60 41 63 32 63C23 63 15 60 9 53Z', c), lined('M40 55L50 64L37 64L34 56Z', c)];
const bowTie = (c: string): Shape[] => [lined('M32 58L17 51C14 56 14 60 17 64L32 59L47 64C50 60 50 56 47 51Z', c), lined(oval(32, 58.5, 3.6), c)];
const bobbleHat = (c: string): Shape[] => [lined('M13 24C13 9 22 4 32 4C42 4 51 9 51 24Z', c), lined('M11 20C24 16 40 16 53 20L53 28C40 24 24 24 11 28Z', CREAM), lined(oval(32, 5, 5), CREAM)];
const topHat = (c: string): Shape[] => [lined('M19 21L17 0L47 0L45 21Z', '#33303a'), flat('M18.400 13L45.600 13L45 20L19 20Z', c), lined('M10 20C24 25 40 25 54 20L54 25C40 30 24 30 10 25Z', '#33303a')];
const bow = (c: string, x = 32, y = 13): Shape[] => [
  lined(`M${x} ${y}C${x - 6} ${y - 9} ${x - 15} ${y - 9} ${x - 16} ${y}C${x - 15} ${y + 9} ${x - 6} ${y + 8} ${x} ${y}C${x + 6} ${y + 8} ${x + 15} ${y + 9} ${x + 16} ${y}C${x + 15} ${y - 9} ${x + 6} ${y - 9} ${x} ${y}Z`, c),
  lined(oval(x, y, 3.6), c),
];
const glasses = (c: string, y = 36): Shape[] => [{ d: pair(23, y, 8), fill: 'rgb(255 255 255 / 35%)', line: '' }, { d: `${pair(23, y, 8)}M31 ${y}L33 ${y}M15 ${y}L10 ${y - 2}M49 ${y}L54 ${y - 2}`, fill: c, line: 'thick' }];
const toque = (c: string): Shape[] => [lined('M18 22L16 11C8 9 9 0 18 1C22 -4 42 -4 46 1C55 0 56 9 48 11L46 22Z', '#fffdf7'), lined('M17 17C27 21 37 21 47 17L47 25C37 28 27 28 17 25Z', c)];
const beret = (c: string): Shape[] => [lined('M3 25C-1 12 12 2 28 3C41 4 47 11 45 18C36 18 30 19 22 22C14 26 7 29 3 25Z', c), thick('M26 3L27 -2')];
const patch = (c: string): Shape[] => [lined('M9 26C20 12 44 12 55 26L55 17C46 6 18 6 9 17Z', c), lined('M53 19L63 13L62 22L55 25Z', c), thick('M11 27L53 33'), lined('M35 31L50 33C50 41 46 45 42 44C38 43 35 38 35 31Z', INK)];
const flower = (c: string): Shape[] => [lined(oval(48, 8, 5) + oval(56, 14, 5) + oval(53, 23, 5) + oval(43, 23, 5) + oval(40, 14, 5), c), lined(oval(48, 16, 4.4), GOLD)];
const monocle = (c: string): Shape[] => [...bowTie(c), { d: oval(42.5, 37, 8), fill: '#b5820f', line: 'thick' }, thin('M50 40C54 46 54 52 52 58')];
const cone = (c: string): Shape[] => [lined('M19 21L33 -4L46 21C38 25 27 25 19 21Z', c), flat(oval(32, 9, 2.4) + oval(27, 17, 2.4) + oval(38, 17, 2.4), CREAM), lined(oval(33, -2, 4), GOLD)];
const neckerchief = (c: string): Shape[] => [lined('M11 48C22 56 42 56 53 48L54 54L32 66L10 54Z', c), flat(oval(24, 57, 1.8) + oval(32, 60, 1.8) + oval(40, 57, 1.8), CREAM)];
const flatCap = (c: string): Shape[] => [lined('M10 21C10 8 22 3 34 4C46 5 53 11 54 20C46 17 40 18 34 20C26 22 18 24 10 21Z', c), lined('M10 21C14 25 28 25 36 20C28 17 16 16 10 21Z', '#33303a')];
const goggles = (c: string): Shape[] => [lined('M11 27C10 8 24 2 32 2C40 2 54 8 53 27C46 19 18 19 11 27Z', '#8a5a32'), lined(both('M11 27L15 45L19 43L17 23Z'), '#8a5a32'), { d: pair(24, 15, 7), fill: c, line: 'line' }, flat(pair(22.5, 13, 2.4), 'rgb(255 255 255 / 70%)'), thick('M31 15L33 15')];
const deerstalker = (c: string): Shape[] => [lined('M12 22C12 8 22 2 32 2C42 2 52 8 52 22Z', c), thin('M32 2L32 22M21 5C19 10 18 16 18 22M43 5C45 10 46 16 46 22'), lined('M6 25C12 17 24 17 32 20C40 17 52 17 58 25C50 27 40 25 32 25C24 25 14 27 6 25Z', c), lined(oval(32, 2, 3), CREAM)];
const bowler = (c: string): Shape[] => [lined('M15 21C15 6 22 1 32 1C42 1 49 6 49 21Z', '#3b3540'), flat('M15.600 15L48.400 15L49 21L15 21Z', c), lined('M6 19C16 25 48 25 58 19C60 25 48 29 32 29C16 29 4 25 6 19Z', '#3b3540')];
const fedora = (c: string): Shape[] => [lined('M16 20C16 10 18 1 25 1C29 1 30 4 32 4C34 4 35 1 39 1C46 1 48 10 48 20Z', '#4a4048'), flat('M16 14L48 14L48.500 21L15.500 21Z', c), lined('M4 21C14 17 50 17 60 21C58 29 46 28 32 28C18 28 6 29 4 21Z', '#4a4048')];
const tie = (c: string): Shape[] => [lined('M28 55L36 55L37 64L27 64Z', c)];
const shades: Shape[] = [lined('M15 30L31 30L30 36C29 40 19 40 17 36ZM33 30L49 30L47 36C45 40 35 40 34 36Z', INK), thick('M30 31L34 31')];
const cloche = (c: string): Shape[] => [lined('M9 33C7 12 18 2 32 2C46 2 57 12 55 33C49 26 41 24 32 24C23 24 15 26 9 33Z', c), flat('M10 26C16 19 24 17 32 17C40 17 48 19 54 26L54.500 31C48 25 40 23.500 32 23.500C24 23.500 16 25 9.500 31Z', '#33303a'), lined(oval(47, 22, 5), CREAM), lined('M18 53C24 60 40 60 46 53', 'none'), ...[20, 26, 32, 38, 44].map((x, nth) => lined(oval(x, [55, 58, 59, 58, 55][nth] ?? 58, 2.6), '#fffdf7'))];
const newsboy = (c: string): Shape[] => [lined('M6 19C4 6 20 0 32 1C44 0 60 6 58 19C54 26 46 22 32 22C18 22 10 26 6 19Z', c), thin('M32 2L32 22M16 5C14 10 13 15 15 21M48 5C50 10 51 15 49 21'), lined('M16 23C24 19 40 19 48 23C44 29 20 29 16 23Z', '#33303a'), lined(oval(32, 1.5, 2.6), '#33303a')];
const whiskers: Shape[] = [flat('M32 45C27 50 20 50 15 44C22 46 26 41 32 43C38 41 42 46 49 44C44 50 37 50 32 45Z', INK)];
const mask = (c: string): Shape[] => [lined('M15 24C15 8 24 3 32 3C40 3 49 8 49 24Z', CREAM), flat('M17.500 13L46.500 13L48 18L16 18Z', c), flat('M24 6L40 6L43.500 9L20.500 9Z', c), lined('M13 28C24 24 40 24 51 28L51 34C48 41 37 41 34 36L30 36C27 41 16 41 13 34Z', INK), flat(pair(24, 33, 3.6, 3.2), '#fff'), flat(pair(24.4, 33.2, 1.8), INK)];
const curls = (fur: string): Shape[] => [lined(oval(32, 9, 11) + oval(22, 13, 8) + oval(42, 13, 8), fur), flat(oval(32, 10, 9.5) + oval(23, 14, 7) + oval(41, 14, 7), fur)];

const GREY = { fur: '#cdbfae', light: '#efe5d6' };
const BROWN = { fur: '#b08d68', light: '#e3cda9' };
const WHITE = { fur: '#f7f1e4', light: '#e9dcc4' };
const SLATE = { fur: '#8f8f9c', light: '#c9c9d2' };
const RUST = { fur: '#d99a5b', light: '#f5ddb8' };
const BLACK = { fur: '#4a4652', light: '#77727f' };
const ORANGE = { fur: '#f0993c', light: '#fbe0b8' };
const SMOKE = { fur: '#a3aab4', light: '#d8dce1' };
const SAND = { fur: '#ecd9b8', light: '#8a6a52' };
const RAT = { fur: '#8f8794', light: '#c7c0ca' };

/** What lies behind the head, the head, what it wears: in the order of drawing. */
const drawn: readonly ((c: string) => Shape[])[] = [
  // Mice
  (c) => [...mouse(GREY), ...scarf(c)],
  (c) => [...mouse(BROWN, 26), ...bobbleHat(c)],
  (c) => [...mouse(SLATE, 26), ...topHat(c)],
  (c) => [...mouse(WHITE, 24), ...bow(c, 32, 15)],
  (c) => [...mouse(RUST), ...glasses(c), ...bowTie(c)],
  (c) => [...mouse(GREY, 27), ...toque(c)],
  // Cats
  (c) => [...cat(BLACK, '#f3d34a'), ...scarf(c)],
  (c) => [...cat(WHITE, '#5aa9d6'), ...beret(c)],
  (c) => [...cat(ORANGE, '#8fbf4a'), thick('M32 17L32 24M24 18L26 24M40 18L38 24'), ...patch(c)],
  (c) => [...cat(SAND, '#4d9fe0'), ...flower(c)],
  (c) => [...cat(SMOKE, '#e9a92c'), ...monocle(c)],
  (c) => [...cat({ fur: '#3d4150', light: '#fbf7ef' }, '#79c267'), ...cone(c)],
  // Dogs
  (c) => [...dog({ fur: '#c98b4b', light: '#f7ead4' }, '#8a5426'), ...neckerchief(c)],
  (c) => [...dog({ fur: '#fbf7ef', light: '#efe5d6' }, '#3b3745'), flat(oval(43, 22, 4) + oval(49, 34, 2.6) + oval(16, 46, 2.4), '#3b3745'), ...flatCap(c)],
  (c) => [...dog({ fur: '#e7d3e0', light: '#fbf2f7' }, '#d8bccd', 'M14 18C4 18 0 28 3 34C-1 42 4 50 10 48C16 46 16 38 14 34C17 28 17 22 18 20Z'), ...curls('#d8bccd'), ...bow(c, 32, 56)],
  (c) => [...dog({ fur: '#d9b38c', light: '#fff3e0' }, '#d9b38c', 'M13 24L6 7L24 15Z'), flat(oval(41, 30, 8, 9), '#a9764a'), ...dots(30, 23), ...scarf(c)],
  (c) => [...dog(SMOKE, '#7c838d'), thick(both('M17 25L27 27')), ...deerstalker(c)],
  (c) => [...dog({ fur: '#8a5426', light: '#d9a56a' }, '#6b3f1b'), ...goggles(c)],
  // Gangsters
  (c) => [...gangster(GREY, '#2f2a33'), ...tie(c), ...fedora(c)],
  (c) => [...gangster(RAT, '#43392f'), ...tie(c), ...whiskers, ...bowler(c)],
  (c) => [...gangster({ fur: '#e6d8c4', light: '#fbf4e8' }, '#6a2f3f'), ...cloche(c)],
  (c) => [...gangster({ fur: '#7d6a5c', light: '#b9a593' }, '#2a3550'), ...shades, ...bowTie(c), thick('M24 19C28 12 36 12 44 17')],
  (c) => [...gangster({ fur: '#a98b6d', light: '#d8bf9f' }, '#3b4a3a'), ...tie(c), ...newsboy(c)],
  (c) => [...gangster({ fur: '#b9b4ba', light: '#e9e5e8' }, '#4b4552'), ...mask(c), ...tie(c)],
];

const shapes = new Map<number, Shape[]>();

export function shapesOf(face: number): Shape[] {
  let found = shapes.get(face);
  if (!found) {
    found = drawn[headOf(face)]?.(COLOURS[colourOf(face)] ?? COLOURS[0]) ?? [];
    shapes.set(face, found);
  }
  return found;
}
