import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import english from '../src/words/ceremony/en.ftl?raw';
import french from '../src/words/ceremony/fr.ftl?raw';
import { areas, type Area } from '../src/app/ceremony/areas';
import { headline, placeText } from '../src/lib/placeText';
import { dailyText, shareText } from '../src/lib/shareText';
import { podium, standings, steps } from '../src/lib/standings';
import { timetable } from '../src/lib/timetable';
import { learn, setLanguage } from '../src/lib/words.svelte';

const NAMES = ['Ada', 'Ben', 'Cléo', 'Dora', 'Émile', 'Fanny', 'Gil', 'Hana'];
const nameOf = (seat: number): string => NAMES[seat] ?? '';
const ranked = (scores: number[], winners: number[]): ReturnType<typeof standings> =>
  standings(
    scores.map((_, seat) => seat),
    { scores, winners },
  );
const seatsOf = (found: { seat: number }[][]): number[][] => found.map((step) => step.map((one) => one.seat));

beforeAll(() => learn({ en: english, fr: french }));
afterEach(() => setLanguage('en'));

describe('who came where', () => {
  test('points decide, ties share a place, and the next place is counted on', () => {
    const found = ranked([5, 9, 7, 7, 1], [1]);
    expect(found.map((one) => [one.seat, one.place])).toEqual([[1, 1], [2, 2], [3, 2], [0, 4], [4, 5]]);
    expect(seatsOf(steps(found))).toEqual([[1], [2, 3], [0], [4]]);
  });

  test('a tie that the rules have broken is no tie: whoever won stands alone', () => {
    const found = ranked([8, 8, 2], [1]);
    expect(found.map((one) => [one.seat, one.place, one.won])).toEqual([[1, 1, true], [0, 2, false], [2, 3, false]]);
  });

  test('those who share a victory stand on one step, whatever their points', () => {
    expect(seatsOf(steps(ranked([4, 6, 5], [0, 1])))).toEqual([[1, 0], [2]]);
  });

  test('where nobody won, points still rank, and nobody is a winner', () => {
    const found = ranked([0, 3], []);
    expect(found.map((one) => [one.seat, one.place, one.won])).toEqual([[1, 1, false], [0, 2, false]]);
  });

  test('a game that was given up ranks nobody', () => {
    expect(seatsOf(steps(standings([0, 1, 2], null)))).toEqual([[0, 1, 2]]);
  });
});

describe('who stands on the podium', () => {
  test('up to four everybody does', () => {
    expect(podium(ranked([1, 2, 3, 4], [3])).rest).toEqual([]);
  });

  test('from five on the first three, and the others are a list', () => {
    const { stands, rest } = podium(ranked([8, 7, 6, 5, 4, 3, 2, 1], [0]));
    expect(seatsOf(stands)).toEqual([[0], [1], [2]]);
    expect(rest.map((one) => one.seat)).toEqual([3, 4, 5, 6, 7]);
  });

  test('those who tie for the third place stand there if there is room, and are listed together if not', () => {
    expect(seatsOf(podium(ranked([9, 8, 5, 5, 1], [0])).stands)).toEqual([[0], [1], [2, 3]]);
    expect(seatsOf(podium(ranked([9, 8, 5, 5, 5], [0])).stands)).toEqual([[0], [1]]);
  });

  test('winners always stand, even all eight of them', () => {
    const all = [0, 1, 2, 3, 4, 5, 6, 7];
    expect(seatsOf(podium(ranked(Array(8).fill(3), all)).stands)).toEqual([all]);
  });
});

describe('in words', () => {
  const said = (scores: number[], winners: number[], you: number | null): string => placeText(ranked(scores, winners), you, nameOf);

  test('one’s own place, and by how much', () => {
    expect(said([9, 8], [0], 1)).toBe('Second, one point behind Ada');
    expect(said([9, 8, 1], [0], 2)).toBe('Third, 7 points behind Ben');
    expect(said([9, 8], [0], 0)).toBe('One point ahead of Ben');
    expect(said([9, 7, 7], [0], 1)).toBe('Joint second, two points behind Ada');
    expect(said([8, 8], [0], 1)).toBe('Second, level on points with Ada');
    expect(said([8, 8], [0], 0)).toBe('Level on points with Ben, and still first');
    expect(said([8, 8, 1], [0, 1], 1)).toBe('You share it with Ada');
    expect(said([8, 8, 5], [0, 1], 2)).toBe('Third, three points behind Ada and Ben');
  });

  test('nothing is said to whoever watched, where nobody won, and where nothing was decided', () => {
    expect(said([9, 8], [0], null)).toBe('');
    expect(said([9, 8], [], 1)).toBe('');
    expect(placeText(standings([0, 1], null), 1, nameOf)).toBe('');
  });

  test('in French, without a word that depends on who it is', () => {
    setLanguage('fr');
    expect(said([9, 8], [0], 1)).toBe('Deuxième, un point derrière Ada');
    expect(said([9, 5, 5], [0], 1)).toBe('Deuxième à égalité, 4\u00a0points derrière Ada');
    expect(said([8, 8], [0], 1)).toBe('Deuxième, avec autant de points\u00a0; le départage va à Ada');
    expect(headline(ranked([9, 8], [0]), 0, nameOf)).toBe('Vous gagnez\u00a0!');
  });

  test('who won', () => {
    expect(headline(ranked([9, 8], [0]), 1, nameOf)).toBe('Ada wins!');
    expect(headline(ranked([9, 8], [0]), 0, nameOf)).toBe('You win!');
    expect(headline(ranked([8, 8], [0, 1]), 0, nameOf)).toBe('Shared victory: Ada and Ben');
    expect(headline(ranked([8, 8, 8, 8], [0, 1, 2, 3]), 0, nameOf)).toBe('Victory shared by 4 players');
    expect(headline(ranked([0, 0], []), 0, nameOf)).toBe('Nobody won');
    expect(headline(standings([0, 1], null), 0, nameOf)).toBe('Ended without a winner');
  });
});

describe('when what happens', () => {
  test('from the last to the first, the winner after a breath, medals after that', () => {
    const times = timetable(4, 4);
    expect(times.reveals).toEqual([2350, 1200, 750, 300]);
    expect(times.crown).toBeGreaterThan(2350);
    expect(times.medals).toEqual([3250, 3600, 3950, 4300]);
    expect(times.end).toBe(4650);
  });

  test('however many there are, it is over within seven seconds', () => {
    for (let steps = 1; steps <= 8; steps++) {
      for (let medals = 0; medals <= 8; medals++) {
        const times = timetable(steps, medals);
        expect(times.end).toBeLessThan(6_700);
        expect(times.reveals).toEqual([...times.reveals].sort((one, other) => other - one));
        expect(Math.max(...times.reveals, times.crown, ...times.medals)).toBeLessThanOrEqual(times.end);
      }
    }
  });
});

describe('what is shared', () => {
  const told = { house: 'Fromagerie', title: 'Cheez-Tricks', day: '16 Nov', ranked: ranked([9, 8, 8, 1], [0]), nameOf, you: 1 };

  test('places, names and points, and no address', () => {
    const text = shareText(told);
    expect(text).toBe('Fromagerie · Cheez-Tricks · 16 Nov\n1. Ada: 9 points\n2. Ben, Cléo: 8 points\n4. Dora: 1 point');
    expect(text).not.toMatch(/https?:|www\.|\//);
  });

  test('without names nobody is named', () => {
    const text = shareText({ ...told, nameOf: null });
    expect(text).toContain('2. 2 mice: 8 points');
    for (const name of NAMES) expect(text).not.toContain(name);
  });

  test('of the deal of the day three lines, and nothing of the deal', () => {
    const signs = ['cheese', 'cat', 'cheese', 'mouse'] as const;
    const text = dailyText(told, signs, { score: 8, scores: [12, 9, 8, 5, 5] });
    expect(text).toBe('Fromagerie · Cheez-Tricks · 16 Nov\n🧀🐱🧀🐭\n8 points · better than 2 of 4');
    expect(text).not.toMatch(/https?:|www\.|\//);
    expect(dailyText(told, signs, { score: 8, scores: [8] })).toContain('the first to finish');
  });
});

describe('where the curtain lies', () => {
  const area = (left: number, top: number, right: number, bottom: number): Area => ({ left, top, right, bottom });

  test('between the bar and the actions, where these go all the way', () => {
    expect(areas(area(6, 2, 384, 662), area(6, 2, 384, 46), area(6, 614, 384, 662))).toEqual({ stage: area(6, 50, 384, 610), beside: null, foot: null });
  });

  test('beside the actions and in the column above them, under a bar that goes all the way', () => {
    const found = areas(area(6, 2, 661, 373), area(6, 2, 661, 46), area(6, 325, 174, 373));
    expect(found).toEqual({ stage: area(178, 50, 661, 373), beside: area(6, 50, 174, 321), foot: null });
  });

  test('the podium in the wider one of two columns', () => {
    const found = areas(area(6, 2, 661, 373), area(6, 2, 661, 46), area(6, 325, 380, 373));
    expect(found).toEqual({ stage: area(6, 50, 380, 321), beside: area(384, 50, 661, 373), foot: null });
  });

  test('all across on a desk, and a foot beside the actions', () => {
    const found = areas(area(16, 6, 964, 714), area(16, 6, 964, 58), area(680, 666, 964, 714));
    expect(found).toEqual({ stage: area(16, 62, 964, 662), beside: null, foot: area(16, 666, 676, 714) });
  });

  test('all across, where the actions stand in the middle', () => {
    const found = areas(area(16, 6, 964, 714), area(16, 6, 964, 58), area(222, 666, 758, 714));
    expect(found).toEqual({ stage: area(16, 62, 964, 662), beside: null, foot: null });
  });

  test('as high as the board, where the bar stands beside it', () => {
    const found = areas(area(6, 2, 661, 373), area(377, 2, 661, 46), area(377, 325, 661, 373));
    expect(found).toEqual({ stage: area(6, 2, 373, 373), beside: area(377, 50, 661, 321), foot: null });
  });
});
