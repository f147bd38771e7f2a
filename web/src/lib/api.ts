/** The REST part of the server. */
import type { Journal } from '../verify.js';
import type { ChangeCircle, CircleInfo, ErrorBody, Fork, Frames, GameBox, Guest, Hint, Language, LastMoves, Lesson, MyLosses, NewCircle, NewTable, OpenBox, PushInfo, RaceReview, Review, ReviewProgress, ShelfLine, Subscribe, TableLine, TableMade, Today, TrueCurve, Unsubscribe, Verdict, Waiting, WhyNot } from '../generated/wire';
import type { Me } from './me.svelte';
import { forgetAll } from './storage';
import { language, t } from './words.svelte';

/** A request that failed; the message is the server's sentence. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly word: string,
    why: string,
  ) {
    super(why);
  }
}

/** What to tell people about it: the server's sentence, or that nobody answered. */
export function errorText(error: unknown, otherwise = t('no-server')): string {
  return error instanceof ApiError && error.message ? error.message : otherwise;
}

/** The house's sentence about a name that it does not take; null if something else was wrong. */
export const refusedName = (error: unknown): string | null => (error instanceof ApiError && error.word === 'name' ? error.message : null);

const GUESTS = '/api/guests';
/** An introduction under way: whatever is asked for before its answer would come from a second guest. */
let introduction: Promise<Guest> | undefined;

async function call(method: string, path: string, body?: unknown, until?: AbortSignal): Promise<Response> {
  if (method !== 'GET' && path !== GUESTS) await introduction?.catch(() => undefined);
  // Refusals come in the language of the page, which need not be the browser's.
  const headers: Record<string, string> = { 'accept-language': language() };
  const init: RequestInit = { method, headers, signal: until ?? null };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    headers['content-type'] = 'application/json';
  }
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new ApiError(0, 'offline', '');
  }
  if (response.ok) return response;
  const problem: ErrorBody | null = await response.json().catch(() => null);
  throw new ApiError(response.status, problem?.error ?? 'unknown', problem?.why ?? response.statusText);
}

/** A request and its answer; `until` it is given up. */
export async function json<T>(method: string, path: string, body?: unknown, until?: AbortSignal): Promise<T> {
  const answer: T = await (await call(method, path, body, until)).json();
  return answer;
}

/** The page comes with the shelf in it; while it is being built it does not. */
function embeddedShelf(): ShelfLine[] | undefined {
  const text = document.getElementById('shelf')?.textContent;
  if (!text) return undefined;
  const found: ShelfLine[] = JSON.parse(text);
  return found;
}

/** The shelf does not change while the page is open. */
let boxes: Promise<GameBox[]> | undefined;
let lines: ShelfLine[] | undefined;

/** The games with all that can be agreed on. */
export function games(): Promise<GameBox[]> {
  boxes ??= json<GameBox[]>('GET', '/api/games').catch((error: unknown) => {
    boxes = undefined;
    throw error;
  });
  return boxes;
}

/** The games, at once: they come with the page. */
export const shelfInPage = (): ShelfLine[] | undefined => (lines ??= embeddedShelf());

export async function shelf(): Promise<ShelfLine[]> {
  return shelfInPage() ?? games();
}

/** Boxes do not change either: each is fetched once. */
const opened = new Map<string, Promise<OpenBox>>();

/** The box at an address: of a game, of a table, of a finished game. */
export function boxAt(address: string): Promise<OpenBox> {
  let found = opened.get(address);
  if (!found) {
    found = json<OpenBox>('GET', address);
    opened.set(address, found);
    found.catch(() => opened.delete(address));
  }
  return found;
}

export const boxOfGame = (game: string): string => `/api/games/${encodeURIComponent(game)}/box`;

export const boxOfTable = (table: string): string => `/api/tables/${encodeURIComponent(table)}/box`;
export const boxOfReplay = (match: string): string => `/api/replays/${encodeURIComponent(match)}/box`;

export function introduce(): Promise<Guest> {
  introduction ??= json<Guest>('POST', GUESTS)
    .then((guest) => {
      // Forgotten from another device, or shut out: what is kept here of who one was goes too.
      if (guest.forgotten) forgetAll();
      return guest;
    })
    .finally(() => {
      introduction = undefined;
    });
  return introduction;
}

export const publicTables = (): Promise<TableLine[]> => json('GET', '/api/tables');
export const newTable = (table: NewTable): Promise<TableMade> => json('POST', '/api/tables', table);
export const tableWithCode = (code: string): Promise<TableMade> =>
  json('GET', `/api/codes/${encodeURIComponent(code)}`);
export const dailies = (): Promise<Today> => json('GET', '/api/daily');
export const joinDaily = (game: string, me: Me): Promise<TableMade> => json('POST', `/api/daily/${encodeURIComponent(game)}`, me);
export const fork = (match: string, from: Fork): Promise<TableMade> =>
  json('POST', `/api/replays/${encodeURIComponent(match)}/fork`, from);
export const whoWaits = (): Promise<Waiting[]> => json('GET', '/api/quick');
export const quickTable = (game: string): Promise<TableMade> => json('POST', `/api/quick/${encodeURIComponent(game)}`);
export const myCircles = (): Promise<CircleInfo[]> => json('GET', '/api/circles');
export const makeCircle = (circle: NewCircle): Promise<CircleInfo> => json('POST', '/api/circles', circle);
export const followCircle = (link: string): Promise<TableMade> => json('POST', `${circleAt(link)}/table`);
export const changeCircle = (link: string, change: ChangeCircle): Promise<CircleInfo> => json('PATCH', circleAt(link), change);
export const deleteCircle = (link: string): Promise<Record<string, number>> => json('DELETE', circleAt(link));
const circleAt = (link: string): string => `/api/circles/${encodeURIComponent(link)}`;
export const pushInfo = (): Promise<PushInfo> => json('GET', '/api/push');
export const pushStart = (browser: Subscribe): Promise<PushInfo> => json('POST', '/api/push', browser);
export const pushStop = (browser: Unsubscribe): Promise<Record<string, number>> => json('DELETE', '/api/push', browser);
export const forgetMe = (): Promise<Record<string, number>> => json('DELETE', '/api/me');

export const journal = (match: string): Promise<Journal> => json('GET', journalAddress(match));
export const journalAddress = (match: string): string => `/api/replays/${encodeURIComponent(match)}`;
export function framesOf(match: string, seat: number | null, first: number, count: number, language: Language): Promise<Frames> {
  const eyes = seat === null ? '' : `&seat=${seat}`;
  return json('GET', `${journalAddress(match)}/frames?first=${first}&count=${count}&language=${language}${eyes}`);
}

/** What the coach says of a finished game to one of its seats; made when first asked for, which takes some seconds. */
export const reviewOf = (match: string, seat: number, until: AbortSignal): Promise<Review> =>
  json('GET', `${journalAddress(match)}/review?seat=${seat}`, undefined, until);
/** The same of a race: time and accuracy, sentence by sentence. */
export const raceReviewOf = (match: string, seat: number): Promise<RaceReview> => json('GET', `${journalAddress(match)}/race?seat=${seat}`);
export const reviewProgress = (match: string, seat: number, until: AbortSignal): Promise<ReviewProgress> =>
  json('GET', `${journalAddress(match)}/review/progress?seat=${seat}`, undefined, until);

/** What the coach would do in one's place: in a game against bots, when it is one's turn. */
export const hintFor = (table: string, until: AbortSignal): Promise<Hint> =>
  json('GET', `/api/tables/${encodeURIComponent(table)}/hint`, undefined, until);

/** How good a move is that one is about to make: nothing but a light. */
export const lightFor = (table: string, move: string, until: AbortSignal): Promise<Verdict> =>
  json('GET', `/api/tables/${encodeURIComponent(table)}/light?move=${encodeURIComponent(move)}`, undefined, until);
/** How good one's last move was, by what one knew before it. */
export const lastChoice = (table: string, until: AbortSignal): Promise<Verdict> =>
  json('GET', `/api/tables/${encodeURIComponent(table)}/last-choice`, undefined, until);
/** Everybody's chance with all cards open. */
export const truthOf = (match: string, until: AbortSignal): Promise<TrueCurve> => json('GET', `${journalAddress(match)}/truth`, undefined, until);
/** Where one loses points over many games, and what there is to practise. */
export const myLosses = (until: AbortSignal): Promise<MyLosses> => json('GET', '/api/me/coach', undefined, until);

/** The moves after this number, or after one's own last one, as one's own seat saw them. */
export function lastMoves(table: string, after: number | null, language: Language): Promise<LastMoves> {
  return json('GET', `/api/tables/${encodeURIComponent(table)}/moves?language=${language}${after === null ? '' : `&after=${after}`}`);
}

export const lessonOf = (game: string, language: Language): Promise<Lesson> =>
  json('GET', `/api/games/${encodeURIComponent(game)}/lesson?language=${language}`);
/** Why the learner cannot make this move at this step; null, if they can. */
export const whyNot = (game: string, step: number, move: string, language: Language): Promise<WhyNot> =>
  json('GET', `/api/games/${encodeURIComponent(game)}/lesson/why?step=${step}&move=${encodeURIComponent(move)}&language=${language}`);
export const rulesOf = async (game: string, language: Language): Promise<string> =>
  (await json<{ rules: string }>('GET', `/api/games/${encodeURIComponent(game)}/rules?language=${language}`)).rules;
export const qrAddress = (table: string): string => `/api/tables/${encodeURIComponent(table)}/qr.svg`;

export function socketAddress(table: string): string {
  const { protocol, host } = window.location;
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api/tables/${encodeURIComponent(table)}/socket`;
}
