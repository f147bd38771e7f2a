/** What is given away when somebody shares a result: a picture and some words. */
import type { Ending } from './ending.svelte';
import { dailies } from '$web/lib/api';
import { eveningStandings } from '$web/lib/eveningStandings';
import { dailyText, shareText, type Told } from '$web/lib/shareText';
import { shortDay } from '$web/lib/texts';
import { steps } from '$web/lib/standings';
import { t } from '$web/lib/words.svelte';
import type { EveningInfo } from '$web/generated/wire';

export const HOUSE = 'Fromagerie';

export function fileOf(ending: Ending, picture: Blob): File {
  return new File([picture], t('share-file', { game: ending.table.room?.game ?? '' }), { type: picture.type });
}

/** Only with https, and not everywhere. */
export function maySharePicture(ending: Ending, picture: Blob): boolean {
  return navigator.canShare?.({ files: [fileOf(ending, picture)] }) ?? false;
}

/** The words are told without waiting: a share sheet opens only in the moment of a tap. */
export async function sharePicture(ending: Ending, picture: Blob): Promise<void> {
  try {
    await navigator.share({ files: [fileOf(ending, picture)], text: shareText(toldOf(ending)) });
  } catch (error) {
    // Whoever closes the sheet of the system wanted nothing else; anything else is answered with our own.
    if (!(error instanceof DOMException && error.name === 'AbortError')) ending.opened = 'share';
  }
}

export function toldOf(ending: Ending): Told {
  return {
    house: HOUSE,
    title: ending.table.room?.title ?? '',
    day: shortDay(ending.day),
    ranked: ending.ranked,
    nameOf: ending.nameless ? null : ending.nameOf,
    you: ending.table.you.seat,
  };
}

/** After a deal of the day it is told how one did, and nothing of the deal. */
export async function wordsOf(ending: Ending): Promise<string> {
  const told = toldOf(ending);
  const room = ending.table.room;
  if (!room?.daily) return shareText(told);
  const deal = await dailies().then(
    (found) => found.deals.find((one) => one.game === room.game),
    () => undefined,
  );
  return deal && deal.score !== null ? dailyText(told, deal.signs, { score: deal.score, scores: deal.scores }) : shareText(told);
}

/** An evening in some lines. */
export function eveningText(ending: Ending, evening: EveningInfo): string {
  const nameOf = (nth: number): string => evening.people[nth]?.name ?? '';
  const lines = steps(eveningStandings(evening)).map((step) => {
    const names = ending.nameless ? t('share-players', { n: step.length }) : step.map((one) => nameOf(one.seat)).join(', ');
    return `${step[0]?.place ?? ''}. ${names}: ${t('wheels', { n: step[0]?.score ?? 0 })}`;
  });
  return [`${HOUSE} · ${t('evening-title')} · ${shortDay(ending.day)}`, ...lines].join('\n');
}
