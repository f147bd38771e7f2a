/** The coach's traffic light: on for as long as this page is open, for whoever plays against bots and asked for it. */
let on = $state(false);

export const isLightOn = (): boolean => on;

export function turnLight(wanted: boolean): void {
  on = wanted;
}
