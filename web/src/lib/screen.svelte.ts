/** What the screen has room for, and whether a table has all of it: the house shows no head then. */
import { onMount } from 'svelte';
import { MediaQuery } from 'svelte/reactivity';

class Screen {
  filled = $state(0);
}

const screen = new Screen();

const desk = new MediaQuery('(min-width: 1000px) and (min-height: 600px)');

/** There is room beside the table. */
export function hasSide(): boolean {
  return desk.current;
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
