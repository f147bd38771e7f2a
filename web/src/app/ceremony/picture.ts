/** The picture of a result, drawn when the podium stands. */
import { flushSync, mount, tick, unmount } from 'svelte';
import type { Ending } from './ending.svelte';
import ShareArt from './ShareArt.svelte';
import { HOUSE } from './sharing';
import { HEIGHT, WIDTH, drawCard, type Art, type Card, type Person } from '$web/lib/shareCard';
import { headline } from '$web/lib/placeText';
import { podium, type Standing } from '$web/lib/standings';
import { longDay } from '$web/lib/texts';
import type { Faces } from '$web/lib/faces';
import { eveningStandings } from '$web/lib/eveningStandings';
import type { EveningInfo } from '$web/generated/wire';
import { t } from '$web/lib/words.svelte';

const MEDALS = 2;

/** Who is drawn: by seats, in colours of their own. */
interface Cast {
  game: string;
  seats: number[];
  colours: number[];
  faces: Faces;
}

export async function drawnPicture(ending: Ending): Promise<Blob | null> {
  const seats = ending.ranked.map((one) => one.seat);
  const colours = seats.map((seat) => ending.table.room?.seats[seat]?.colour ?? seat);
  return draw(() => cardOf(ending), { game: ending.table.room?.game ?? '', seats, colours, faces: ending.table.room?.seats.map((seat) => seat.face ?? null) ?? [] });
}

/** The picture of a whole evening. */
export async function drawnEvening(ending: Ending, evening: EveningInfo): Promise<Blob | null> {
  const seats = evening.people.map((_, nth) => nth);
  const colours = evening.people.map((person) => person.colour);
  return draw(() => eveningCard(ending, evening), { game: evening.games.at(-1) ?? '', seats, colours, faces: evening.people.map((person) => person.face) });
}

async function draw(card: () => Card, cast: Cast): Promise<Blob | null> {
  // First what moves on the screen, then this.
  await tick();
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  const art = mount(ShareArt, { target: document.body, props: { ...cast } });
  try {
    flushSync();
    drawCard(pen, card(), artOnPage());
  } finally {
    void unmount(art);
  }
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

function artOnPage(): Art {
  const stage = [...document.querySelectorAll('.share-art')].at(-1);
  const piece = (name: string): Element => stage?.querySelector(`[data-art='${name}']`) ?? document.createElement('span');
  return {
    lid: stage?.querySelector('.lid > *') ?? null,
    crown: piece('crown'),
    face: (seat) => piece(`face-${seat}`),
    rosette: (seat) => piece(`rosette-${seat}`),
  };
}

export function cardOf(ending: Ending): Card {
  const nameOf = ending.nameless ? null : ending.nameOf;
  const person = (one: Standing): Person => ({
    seat: one.seat,
    name: nameOf?.(one.seat) ?? null,
    points: one.score === null ? '' : String(one.score),
    won: one.won,
  });
  const mine = ending.medals.filter((medal) => medal.seat === ending.table.you.seat);
  const others = ending.medals.filter((medal) => medal.seat !== ending.table.you.seat);
  return {
    house: HOUSE,
    title: ending.table.room?.title ?? '',
    day: longDay(ending.day),
    headline: nameOf ? headline(ending.ranked, null, nameOf) : '',
    steps: ending.stands.map((step) => ({ place: step[0]?.place ?? 0, people: step.map(person) })),
    rest: ending.rest.map((one) => [`${one.place}.`, nameOf?.(one.seat) ?? '', String(one.score ?? '')].filter(Boolean).join(' ')),
    medals: [...mine, ...others].slice(0, MEDALS).map((medal) => ({
      seat: medal.seat,
      title: nameOf ? t('medal-of', { title: medal.title, who: nameOf(medal.seat) }) : medal.title,
      // A sentence may hold a name.
      words: nameOf ? medal.words : '',
    })),
  };
}

export function eveningCard(ending: Ending, evening: EveningInfo): Card {
  const nameOf = ending.nameless ? null : (nth: number): string => evening.people[nth]?.name ?? '';
  const ranked = eveningStandings(evening);
  const { stands, rest } = podium(ranked);
  const points = (one: Standing): string => t('wheels', { n: one.score ?? 0 });
  return {
    house: HOUSE,
    title: t('evening-title'),
    day: longDay(ending.day),
    headline: nameOf ? headline(ranked, null, nameOf) : '',
    steps: stands.map((step) => ({
      place: step[0]?.place ?? 0,
      people: step.map((one) => ({ seat: one.seat, name: nameOf?.(one.seat) ?? null, points: String(one.score ?? 0), won: one.won })),
    })),
    rest: [...rest.map((one) => [`${one.place}.`, nameOf?.(one.seat) ?? '', points(one)].filter(Boolean).join(' ')), evening.games.map((game) => ending.titleOf(game)).join(' · ')],
    medals: [],
  };
}
