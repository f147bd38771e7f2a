import { beforeEach, describe, expect, it } from 'vitest';
import { Chooser } from '../src/lib/chooser.svelte';
import { choose } from '../src/lib/settings.svelte';
import type { DroleDeFromageAction, DroleDeFromageView } from '../../src/fromagerie/games/drole_de_fromage/web/generated';
import type { DroleMove, Way } from '../../src/fromagerie/games/drole_de_fromage/web/table';
import { Walk, type Ground } from '../../src/fromagerie/games/drole_de_fromage/web/walk.svelte';

const step = (way: Way): [Way, DroleMove] => [way, { move: way, words: way, action: { do: 'step', to: way } }];

/** A mouse on e5 with three steps left that came from e6, and a piece on f5 that stands before another at the edge. */
function somebody(change: Partial<Ground> = {}): { walk: Walk; did: string[]; ground: Ground; chooser: Chooser<DroleDeFromageAction> } {
  const did: string[] = [];
  const ground: Ground = {
    view: { board: { L1: 'f5', L2: 'g5', L3: 'h5' }, steps_left: 3 } as unknown as DroleDeFromageView,
    here: 'e5',
    steps: new Map([step('N'), step('S'), step('E')]),
    trail: { turn: '1.1.0', cells: new Map([[4, 'e6'], [3, 'e5']]) },
    able: true,
    version: 7,
    undo: true,
    ...change,
  };
  const chooser = new Chooser<DroleDeFromageAction>((move) => did.push(move.move));
  const walk = new Walk(() => ground, chooser, { stirred: () => undefined, refused: (way) => did.push(`no ${way}`), undo: () => did.push('undo') });
  return { walk, did, ground, chooser };
}

beforeEach(() => choose({ confirm: true }));

describe('a step', () => {
  it('is made at once while it can be taken back', () => {
    const { walk, did } = somebody();
    walk.go('N');
    expect(did).toEqual(['N']);
  });

  it('is asked about when something falls, and when it is the last', () => {
    const falls = somebody();
    falls.walk.go('E');
    expect([falls.did, falls.chooser.pending?.move]).toEqual([[], 'E']);
    const last = somebody();
    last.ground.view.steps_left = 1;
    last.walk.go('N');
    expect([last.did, last.chooser.pending?.move]).toEqual([[], 'N']);
  });

  it('that cannot be made is refused; none is made while the table has not answered', () => {
    const { walk, did } = somebody();
    walk.go('W');
    expect(did).toEqual(['no W']);
    const waiting = somebody({ able: false });
    waiting.walk.go('N');
    expect(waiting.did).toEqual([]);
  });
});

describe('a way drawn with a finger', () => {
  it('is walked step by step', () => {
    const { walk, did, ground } = somebody();
    walk.grab();
    walk.draw('e4');
    walk.draw('e3');
    expect(walk.route).toEqual(['e4', 'e3']);
    walk.on();
    expect(did).toEqual(['N']);
    Object.assign(ground, { here: 'e4', version: 8 });
    walk.on();
    expect([did, walk.route]).toEqual([['N', 'N'], ['e3']]);
  });

  it('goes on from where the mouse is, however quick the finger was', () => {
    const { walk, did, ground } = somebody({ undo: false });
    walk.grab();
    walk.draw('e4');
    walk.on();
    ground.able = false;
    walk.draw('e3');
    walk.on();
    Object.assign(ground, { here: 'e4', version: 8, able: true });
    walk.on();
    expect([did, walk.route]).toEqual([['N', 'N'], ['e3']]);
  });

  it('is not tried twice where the table refuses it', () => {
    const { walk, did } = somebody();
    walk.grab();
    walk.draw('e4');
    walk.on();
    walk.on();
    walk.on();
    expect([did, walk.route]).toEqual([['N'], []]);
  });

  it('shows what cannot be taken back, and does it when the finger lets go', () => {
    const { walk, did, chooser } = somebody();
    walk.grab();
    walk.draw('f5');
    walk.on();
    expect([did, chooser.pending?.move]).toEqual([[], 'E']);
    walk.letGo();
    walk.on();
    expect([did, chooser.pending]).toEqual([['E'], null]);
  });

  it('is not meant by a finger that goes back, nor by one that was taken away', () => {
    const back = somebody();
    back.walk.grab();
    back.walk.draw('f5');
    back.walk.on();
    back.walk.draw('e5');
    back.walk.letGo();
    back.walk.on();
    expect([back.did, back.chooser.pending]).toEqual([[], null]);
    const away = somebody();
    away.walk.grab();
    away.walk.draw('f5');
    away.walk.on();
    away.walk.drop();
    away.walk.on();
    expect([away.did, away.chooser.pending]).toEqual([[], null]);
  });

  it('takes back the last step where it goes back, once', () => {
    const { walk, did } = somebody();
    walk.grab();
    walk.draw('e6');
    walk.on();
    walk.takeBack();
    expect(did).toEqual(['undo']);
  });

  it('ends where there is no way on, and with the turn', () => {
    const { walk, did, ground } = somebody();
    walk.grab();
    walk.draw('d5');
    walk.draw('c5');
    walk.on();
    expect([did, walk.route]).toEqual([['no W'], []]);
    walk.draw('e4');
    ground.steps = new Map();
    walk.on();
    expect([walk.route, walk.dragging]).toEqual([[], false]);
  });

  it('is not drawn by a finger that was let go', () => {
    const { walk } = somebody();
    walk.grab();
    walk.letGo();
    walk.draw('e4');
    expect(walk.route).toEqual([]);
  });
});
