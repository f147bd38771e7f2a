/** What the screen has room for, and whether a table has all of it: the house shows no head then. */
import { onMount } from 'svelte';
import { MediaQuery } from 'svelte/reactivity';

class Screen {
  filled = $state(0);
  tv = $state(false);
}

const screen = new Screen();

const desk = new MediaQuery('(min-width: 1000px) and (min-height: 600px)');

/** There is room beside the table. */
export function hasSide(): boolean {
  return desk.current;
}

/** How many times larger than it was laid out an element is seen: a big screen magnifies. Boxes that browsers measure are as seen. */
export function zoomOf(element: Element | null | undefined): number {
  const { currentCSSZoom: zoom }: { currentCSSZoom?: number } = element ?? {};
  return zoom ?? 1;
}

/** This is a big screen that nobody touches. */
export function isTv(): boolean {
  return screen.tv;
}

export function beTv(tv: boolean): void {
  screen.tv = tv;
  if (tv) document.documentElement.dataset.screen = 'tv';
  else delete document.documentElement.dataset.screen;
}

/** What can be tapped to be told more; a big screen has nothing of the kind. */
export function tappable(): 'button' | 'div' {
  return screen.tv ? 'div' : 'button';
}

export function screenIsFilled(): boolean {
  return screen.filled > 0;
}

/** For as long as the component that calls this is there. */
export function fillScreen(): void {
  onMount(() => {
    screen.filled += 1;
    return () => {
      screen.filled -= 1;
    };
  });
}

/** Whatever moves on the screen is at its end. */
export function endAnimations(): void {
  for (const animation of document.getAnimations()) {
    try {
      animation.finish();
    } catch {
      animation.cancel(); // one without an end
    }
  }
}
