/** How this person likes the page; kept in this browser, true on every page. */
import { keep, recall } from './storage';

export type Motion = 'off' | 'fast' | 'calm';

export interface Settings {
  motion: Motion;
  sound: boolean;
  /** A notification when it is one's turn and the page is hidden. */
  notify: boolean;
  confirm: boolean;
  contrast: boolean;
  large: boolean;
  /** A board shows what one already knows of the other hands, and who knows what of one's own. */
  memory: boolean;
}

export const MOTIONS: readonly Motion[] = ['off', 'fast', 'calm'];

/** What suits this device before anybody has chosen anything. */
function defaults(): Settings {
  const asks = (query: string): boolean => globalThis.matchMedia?.(query).matches ?? false;
  return {
    motion: asks('(prefers-reduced-motion: reduce)') ? 'off' : 'calm',
    sound: false,
    notify: false,
    confirm: asks('(pointer: coarse)'),
    contrast: asks('(prefers-contrast: more)'),
    large: false,
    memory: true,
  };
}

function stored(): Settings {
  const settings = defaults();
  try {
    const chosen: Partial<Record<keyof Settings, unknown>> = JSON.parse(recall('settings') ?? '{}');
    settings.motion = MOTIONS.find((motion) => motion === chosen.motion) ?? settings.motion;
    for (const name of ['sound', 'notify', 'confirm', 'contrast', 'large', 'memory'] as const) {
      if (typeof chosen[name] === 'boolean') settings[name] = chosen[name];
    }
  } catch {
    // Whatever was kept is no use: the usual, then.
  }
  return settings;
}

class Preferences {
  now: Settings = $state(stored());
}

const preferences = new Preferences();

export function settings(): Settings {
  return preferences.now;
}

export function choose(change: Partial<Settings>): void {
  preferences.now = { ...preferences.now, ...change };
  keep('settings', JSON.stringify(preferences.now));
}

const PACE: Record<Motion, number> = { off: 0, fast: 0.45, calm: 1 };

/** So many ms at a calm pace, as this person likes it. */
export function ms(calm: number): number {
  return calm * PACE[preferences.now.motion];
}
