/** What moves for a moment and stays where it is: a mouse that hops, a row that does not give way. */
import { ms } from '$web/lib/settings.svelte';
import type { Spot } from './table';

function drawnAs(field: Element | undefined, what: string): HTMLElement | null {
  return field?.querySelector<HTMLElement>(`[data-what="${what}"]`) ?? null;
}

export function hop(field: Element | undefined, what: string): void {
  const frames = [{ translate: '0 0', rotate: '0deg' }, { translate: '0 -14%', rotate: '-6deg' }, { translate: '0 0', rotate: '0deg' }];
  if (ms(1)) drawnAs(field, what)?.animate(frames, { duration: ms(260), easing: 'ease-in-out' });
}

export function shake(field: Element | undefined, all: readonly string[], { x, y }: Spot): void {
  const there = `${x * 9}% ${y * 9}%`;
  const back = `${-x * 4}% ${-y * 4}%`;
  const frames = ['0 0', there, back, there, back, '0 0'].map((translate) => ({ translate }));
  if (ms(1)) all.forEach((what) => drawnAs(field, what)?.animate(frames, { duration: ms(420) }));
}
