/** The signs of a finished game, drawn by us on squares of 24: as paths, for the page and for a picture alike. */
import type { Daily } from '../generated/wire';

export type Sign = Daily['signs'][number];

interface Drawn {
  /** The colour of the square. */
  back: string;
  shapes: readonly { d: string; fill: string }[];
}

const round = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
const INK = '#2a2018';

export const SIZE = 24;

/** Told apart by shape as well as by colour. */
export const DRAWN: Record<Sign, Drawn> = {
  cheese: {
    back: '#f0b429',
    shapes: [
      { d: 'M4 15.500L19.500 6.500C21 8.500 21 11 20.500 13.500V18.500H4Z', fill: '#fff3c9' },
      { d: round(9, 15.600, 1.500) + round(14, 12.400, 1.700) + round(16.500, 16.200, 1.200), fill: '#d99a12' },
    ],
  },
  mouse: {
    back: '#8a8794',
    shapes: [
      { d: round(7, 7.500, 3.600) + round(17, 7.500, 3.600), fill: '#e9e4ea' },
      { d: 'M12 6.500C16.500 6.500 18.500 10 18.500 13C18.500 17 15 20 12 20.500C9 20 5.500 17 5.500 13C5.500 10 7.500 6.500 12 6.500Z', fill: '#e9e4ea' },
      { d: round(9.300, 12, 1.100) + round(14.700, 12, 1.100) + round(12, 16.800, 1.400), fill: INK },
    ],
  },
  cat: {
    back: '#5b4a7c',
    shapes: [
      { d: 'M5 4L10 8H14L19 4V14C19 18 16 20.500 12 20.500C8 20.500 5 18 5 14Z', fill: '#f3c07b' },
      { d: 'M8.300 11L10.300 13L8.300 14.500ZM15.700 11L13.700 13L15.700 14.500ZM10.800 16H13.200L12 17.400Z', fill: INK },
    ],
  },
  worm: {
    back: '#5f8a3a',
    shapes: [
      { d: round(6, 16, 3) + round(10, 13, 3) + round(14, 15.500, 3) + round(17.500, 11, 3.600), fill: '#dff0b8' },
      { d: round(16.700, 10.400, 0.800) + round(19, 10.400, 0.800), fill: INK },
    ],
  },
  star: {
    back: '#b2452c',
    shapes: [{ d: 'M12 3.500L14.500 9.200L20.700 9.800L16 13.900L17.400 20L12 16.800L6.600 20L8 13.900L3.300 9.800L9.500 9.200Z', fill: '#ffe08a' }],
  },
  plate: {
    back: '#d9cdb8',
    shapes: [
      { d: round(12, 12, 7.500), fill: '#fbf7ef' },
      { d: round(12, 12, 4.300), fill: '#ece2d0' },
    ],
  },
};
