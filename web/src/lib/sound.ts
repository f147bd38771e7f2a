/**
 * Small sounds made here and now, and the shake of a phone that goes with them: nothing to load.
 *
 * Quiet, but on: browsers let nothing sound before the first touch, and neither do we. Off is one tap away.
 */
import { settings } from './settings.svelte';

interface Note {
  at: number;
  hertz: number;
  long: number;
  kind?: OscillatorType;
  to?: number;
}

const knock = (hertz: number, to: number, long = 0.06): readonly Note[] => [{ at: 0, hertz, long, kind: 'triangle', to }];
const rising = (hertz: readonly number[], apart: number, long: number, kind: OscillatorType = 'triangle'): readonly Note[] =>
  hertz.map((each, nth) => ({ at: nth * apart, hertz: each, long, kind }));

const TUNES = {
  turn: rising([660, 880], 0.12, 0.14, 'sine'),
  // Each its own wood
  card: knock(420, 260),
  step: knock(300, 220, 0.05),
  push: knock(150, 90, 0.18),
  take: rising([330, 495], 0.08, 0.1),
  pounce: [{ at: 0, hertz: 620, long: 0.28, kind: 'sawtooth', to: 310 }],
  dice: [0, 0.05, 0.11, 0.19].map((at, nth) => ({ at, hertz: 900 - nth * 120, long: 0.03, kind: 'square' })),
  tick: [{ at: 0, hertz: 1_000, long: 0.03, kind: 'square' }],
  go: [523, 659, 784].map((hertz) => ({ at: 0, hertz, long: 0.3, kind: 'triangle' })),
  right: rising([988, 1_319], 0.05, 0.18, 'sine'),
  wrong: knock(120, 70, 0.2),
  no: knock(180, 140, 0.14),
  pop: [{ at: 0, hertz: 500, long: 0.05, kind: 'sine', to: 760 }],
  win: rising([523, 659, 784, 1_047], 0.12, 0.2),
  medal: rising([784, 1_175], 0.07, 0.16, 'sine'),
} satisfies Record<string, readonly Note[]>;

export type Sound = keyof typeof TUNES;

/** ms on, off, on; where a phone can. */
const SHAKES: Partial<Record<Sound, number[]>> = { turn: [20], go: [40], tick: [10], dice: [10], right: [20], wrong: [60], no: [40], win: [30, 60, 30] };
/** Only if it happened to this person. */
const OWN_SHAKES: Partial<Record<Sound, number[]>> = { take: [15], pounce: [30, 30, 30] };
const LOUD = { off: 0, soft: 0.12, full: 0.35 };

let player: AudioContext | null = null;
const until = new Map<Sound, number>();

/** From the first touch on there may be sound. */
function wake(): void {
  if (settings().sound === 'off' || typeof AudioContext === 'undefined') return;
  player ??= new AudioContext();
  if (player.state === 'suspended') void player.resume();
}

globalThis.document?.addEventListener('pointerdown', wake, { capture: true });
globalThis.document?.addEventListener('keydown', wake, { capture: true });

/** Beside a big screen a phone shakes and is silent: the sounds come from there. */
let silent = false;

export function leaveSoundToScreen(elsewhere: boolean): void {
  silent = elsewhere;
}

/** `own`: it happened to this person. */
export function play(sound: Sound, own = false): void {
  const loud = LOUD[settings().sound];
  if (!loud || !player) return;
  if (!silent) strikeUp(player, TUNES[sound], sound, loud);
  const shake = SHAKES[sound] ?? (own ? OWN_SHAKES[sound] : undefined);
  if (shake) navigator.vibrate?.(shake);
}

function strikeUp(on: AudioContext, notes: readonly Note[], sound: Sound, loud: number): void {
  // Never two of a kind at once.
  if ((until.get(sound) ?? 0) > on.currentTime) return;
  until.set(sound, on.currentTime + Math.max(...notes.map((note) => note.at + note.long)));
  const volume = on.createGain();
  volume.gain.value = loud;
  volume.connect(on.destination);
  for (const note of notes) strike(on, note, volume);
}

function strike(on: AudioContext, note: Note, volume: GainNode): void {
  const began = on.currentTime + note.at;
  const voice = on.createOscillator();
  const swell = on.createGain();
  voice.type = note.kind ?? 'sine';
  voice.frequency.setValueAtTime(note.hertz, began);
  if (note.to) voice.frequency.exponentialRampToValueAtTime(note.to, began + note.long);
  swell.gain.setValueAtTime(1, began);
  swell.gain.exponentialRampToValueAtTime(0.001, began + note.long);
  voice.connect(swell).connect(volume);
  voice.start(began);
  voice.stop(began + note.long);
}
