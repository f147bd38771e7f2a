/** Colours belong to people, drawings know seats: where somebody has moved, the colour of the seat is theirs. */
import type { SeatInfo } from '../generated/wire';

const COLOURS = 8;

/** The colours of these seats, for everything on the page; until it is undone. */
export function paintSeats(seats: readonly Pick<SeatInfo, 'seat' | 'colour'>[]): () => void {
  const { style } = document.documentElement;
  const names = seats.map(({ seat, colour }) => {
    const name = `--seat-${seat % COLOURS}`;
    style.setProperty(name, hue(colour));
    return name;
  });
  return () => names.forEach((name) => style.removeProperty(name));
}

export const hue = (colour: number): string => `var(--hue-${colour % COLOURS})`;
