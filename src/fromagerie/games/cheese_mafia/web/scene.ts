/** What is going on in the middle of the table. */
import type { CheeseMafiaEvent, CheeseMafiaView } from './generated';

export interface Scene {
  card: string | null;
  who: number | null;
  target: number | null;
  /** The riposte that was played, or the card that was found, for those who saw it. */
  answer: string | null;
  mark: 'cancelled' | 'turned' | null;
  /** The last thing that happened, as the name of a sentence and its facts; seats are named by whoever says it. */
  say: { id: string; who?: number[]; target?: number[]; card?: string; kind?: 'numbered' | 'special'; way?: string; n?: number; cheese?: number; gangsters?: number } | null;
}

export const NOTHING: Scene = { card: null, who: null, target: null, answer: null, mark: null, say: null };

/** The scene as a view alone shows it: after a reload, say. */
export function sceneIn(view: CheeseMafiaView): Scene {
  return { ...NOTHING, card: view.card, who: view.card === null ? null : view.user, target: view.card === null ? null : view.target };
}

/** What the scene has become after these events. */
export function sceneAfter(before: Scene, events: readonly CheeseMafiaEvent[]): Scene {
  return events.reduce(after, before);
}

function after(scene: Scene, event: CheeseMafiaEvent): Scene {
  const ofCard = scene.card === null ? {} : { card: scene.card };
  const say = (id: string, facts: Omit<NonNullable<Scene['say']>, 'id'> = {}): Scene => ({ ...scene, say: { id, ...facts } });
  switch (event.was) {
    case 'roundbegan':
      return { ...NOTHING, say: { id: 'round', n: event.round, who: [event.first] } };
    case 'plotted':
      return { ...NOTHING, who: event.seat, say: { id: 'drew', who: [event.seat] } };
    case 'played':
      return { ...NOTHING, card: event.card, who: event.seat, say: { id: 'played', who: [event.seat], card: event.card } };
    case 'targeted':
      return { ...NOTHING, card: event.card, who: event.seat, target: event.target, say: { id: 'targeted', who: [event.seat], card: event.card, target: [event.target] } };
    case 'riposted':
      return {
        ...say(event.turned ? 'turned' : 'cancelled', { who: [event.seat] }),
        answer: event.card,
        mark: event.turned ? 'turned' : 'cancelled',
      };
    case 'searched':
      return say('searched', { who: [event.seat], target: [event.target], kind: event.special ? 'special' : 'numbered' });
    case 'found':
      return { ...say('found', { target: [event.target], card: event.card }), answer: event.card };
    case 'declined':
      return say('declined', { who: [event.seat] });
    case 'lethappen':
      return say('let', { who: [event.seat] });
    case 'didnotpay':
      return say('unpaid', { who: [event.seat] });
    case 'tookextraturn':
      return say('extra', { who: [event.seat] });
    case 'discarded':
      return say('discarded', { who: [event.seat], card: event.card });
    case 'stole':
      return say(event.cheese || event.gangsters ? 'stole' : 'stole-nothing', { who: [event.seat], target: [event.target], cheese: event.cheese, gangsters: event.gangsters });
    case 'lost':
    case 'gained':
      return say(event.cheese || event.gangsters ? event.was : `${event.was}-nothing`, { who: [event.seat], cheese: event.cheese, gangsters: event.gangsters });
    case 'paid':
      return say('paid', { who: [event.seat], target: [event.to] });
    case 'looked':
    case 'swapped':
      return say(event.was, { who: [event.seat], target: [event.target] });
    case 'gavecard':
      return say('gave', { who: [event.seat], target: [event.target] });
    case 'cardspassed':
      return say('passed', { way: event.way });
    case 'reversed':
      return say('reversed', { way: event.clockwise ? 'clockwise' : 'anticlockwise' });
    case 'askedall':
      return event.way === null ? say('war', { card: event.card }) : scene;
    case 'warfought':
      return event.highest.length ? say('war-won', { who: event.highest, target: event.lowest, ...ofCard }) : say('war-equal', ofCard);
    default:
      return scene;
  }
}
