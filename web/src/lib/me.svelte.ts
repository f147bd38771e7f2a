/** Who one is on this device: a name and a face, asked for once and then known everywhere. */
import { keep, recall } from './storage';

export interface Me {
  name: string;
  face: number;
}

const FACES = 192;
export const anyFace = (): number => Math.floor(Math.random() * FACES);

/** What the sheet is opened for. */
export interface Question {
  why: 'play' | 'sit' | 'change';
  /** At whose table, or which game. */
  where: string;
  /** Why the last name was not taken. */
  refused: string;
  answer: (me: Me | null) => void;
}

class Sheet {
  question: Question | null = $state.raw(null);
}

const sheet = new Sheet();

export const question = (): Question | null => sheet.question;

/** null: this person has not been asked yet. */
export function knownMe(): Me | null {
  const name = recall('name');
  if (!name) return null;
  const kept = Number(recall('face') ?? Number.NaN);
  const face = Number.isInteger(kept) && kept >= 0 && kept < FACES ? kept : anyFace();
  if (face !== kept) keep('face', String(face));
  return { name, face };
}

export function keepMe({ name, face }: Me): void {
  keep('name', name);
  keep('face', String(face));
}

/** Who this is, asked for if it is not known yet; null if they would rather not say. */
export function whoAmI(why: Question['why'] = 'play', where = ''): Promise<Me | null> {
  const known = knownMe();
  return known && why === 'play' ? Promise.resolve(known) : ask(why, where);
}

/** The sheet, whether or not it is known. */
export function ask(why: Question['why'], where = '', refused = ''): Promise<Me | null> {
  return new Promise((answer) => {
    sheet.question = {
      why,
      where,
      refused,
      answer: (me) => {
        sheet.question = null;
        if (me) keepMe(me);
        answer(me);
      },
    };
  });
}

/** The sheet is closed, whatever it was for: what it belonged to is gone. */
export function stopAsking(): void {
  sheet.question?.answer(null);
}

/** A name that the house does not take is asked for again, with the reason. */
export async function asMe<T>(work: (me: Me) => Promise<T>, refusedName: (error: unknown) => string | null, where = ''): Promise<T | null> {
  let me = await whoAmI('play', where);
  while (me) {
    try {
      return await work(me);
    } catch (error) {
      const why = refusedName(error);
      if (why === null) throw error;
      me = await ask('play', where, why);
    }
  }
  return null;
}
