/** How this person likes the page; kept in this browser, true on every page. */
import type { Pace } from '../generated/wire';
import { keep, recall } from './storage';

/** As it is; without flights, which become short fades; not at all. */
export type Motion = 'full' | 'gentle' | 'none';

export type Volume = 'off' | 'soft' | 'full';
export const VOLUMES: readonly Volume[] = ['off', 'soft', 'full'];

export interface Settings {
  motion: Motion;
  sound: Volume;
  /** A notification when it is one's turn and the page is hidden. */
  notify: boolean;
  confirm: boolean;
  contrast: boolean;
  large: boolean;
  /** A board shows what one already knows of the other hands, and who knows what of one's own. */
  memory: boolean;
}

/** What browsers may have kept from before, by what it is now. */
const EARLIER: Record<string, Motion> = { off: 'none', fast: 'full', calm: 'full' };

export const MOTIONS: readonly Motion[] = ['full', 'gentle', 'none'];

/** What suits this device before anybody has chosen anything. */
function defaults(): Settings {
  const asks = (query: string): boolean => globalThis.matchMedia?.(query).matches ?? false;
  return {
    motion: asks('(prefers-reduced-motion: reduce)') ? 'gentle' : 'full',
    sound: 'soft',
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
    settings.motion = MOTIONS.find((motion) => motion === (EARLIER[`${chosen.motion}`] ?? chosen.motion)) ?? settings.motion;
    settings.sound = VOLUMES.find((volume) => volume === chosen.sound) ?? settings.sound;
    for (const name of ['notify', 'confirm', 'contrast', 'large', 'memory'] as const) {
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

const PACES: Record<Pace, number> = { auto: 0.64, calm: 1, brisk: 0.64, instant: 0 };
const FADE = 120; // ms of a gentle movement
const CROWD = 3; // people, from which on a table is calm if nobody chose a pace: as the server has it
let pace = 1;

/** How quick things are at the table that this person sits at. */
export function setTablePace(chosen: Pace, people: number): void {
  pace = chosen === 'auto' && people >= CROWD ? PACES.calm : PACES[chosen];
}

/** How long something stays to be read, in ms: at a calm table, a brisk one and one where bots lose no time. Movement changes nothing in that. */
export function paced(calm: number, brisk: number, instant: number): number {
  if (pace === PACES.calm) return calm;
  return pace === 0 ? instant : brisk;
}

/** So many ms at a calm table, at the pace of this one and as this person likes it. */
export function ms(calm: number): number {
  const { motion } = preferences.now;
  if (motion === 'none') return 0;
  return motion === 'gentle' ? Math.min(FADE, calm * pace) : calm * pace;
}
