/** Small sounds made here and now: nothing to load, and silence unless somebody asked for them. */
import { settings } from './settings.svelte';

export type Sound = 'card' | 'take' | 'pounce' | 'turn' | 'win' | 'no' | 'dice' | 'push';

interface Note {
  at: number;
  hertz: number;
  long: number;
  kind?: OscillatorType;
  to?: number;
}

const TUNES: Record<Sound, readonly Note[]> = {
  card: [{ at: 0, hertz: 420, long: 0.06, kind: 'triangle', to: 260 }],
  take: [
    { at: 0, hertz: 330, long: 0.09, kind: 'triangle' },
    { at: 0.08, hertz: 495, long: 0.12, kind: 'triangle' },
  ],
  pounce: [{ at: 0, hertz: 620, long: 0.28, kind: 'sawtooth', to: 310 }],
  turn: [
    { at: 0, hertz: 660, long: 0.1, kind: 'sine' },
    { at: 0.12, hertz: 880, long: 0.16, kind: 'sine' },
  ],
  win: [523, 659, 784, 1047].map((hertz, nth) => ({ at: nth * 0.12, hertz, long: 0.2, kind: 'triangle' as const })),
  no: [{ at: 0, hertz: 180, long: 0.16, kind: 'square', to: 140 }],
  dice: [0, 0.05, 0.11, 0.19].map((at, nth) => ({ at, hertz: 900 - nth * 120, long: 0.03, kind: 'square' as const })),
  push: [{ at: 0, hertz: 150, long: 0.18, kind: 'triangle', to: 90 }],
};

let player: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!settings().sound || typeof AudioContext === 'undefined') return;
  player ??= new AudioContext();
  const volume = player.createGain();
  volume.gain.value = 0.12;
  volume.connect(player.destination);
  for (const note of TUNES[sound]) {
    const began = player.currentTime + note.at;
    const voice = player.createOscillator();
    const swell = player.createGain();
    voice.type = note.kind ?? 'sine';
    voice.frequency.setValueAtTime(note.hertz, began);
    if (note.to) voice.frequency.exponentialRampToValueAtTime(note.to, began + note.long);
    swell.gain.setValueAtTime(1, began);
    swell.gain.exponentialRampToValueAtTime(0.001, began + note.long);
    voice.connect(swell).connect(volume);
    voice.start(began);
    voice.stop(began + note.long);
  }
}
