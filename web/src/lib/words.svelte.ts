/** Words in the reader's language, switched live. Those of the start page come with it, the others with what needs them (`learn`). */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Language } from '../generated/wire';
import english from '../words/home/en.ftl?raw';
import french from '../words/home/fr.ftl?raw';
import { keep, recall } from './storage';

export const LANGUAGES: readonly { key: Language; name: string }[] = [
  { key: 'en', name: 'English' },
  { key: 'fr', name: 'Français' },
];

const TEXTS: Record<Language, string[]> = { en: [english], fr: [french] };
const read: Partial<Record<Language, { bundle: FluentBundle; texts: number }>> = {};

class Speech {
  language: Language = $state(preferred());
  /** Goes up when there are more words, so that what was said without them is said again. */
  learnt = $state(0);
}

const speech = new Speech();

function preferred(): Language {
  const chosen = recall('language');
  if (chosen === 'en' || chosen === 'fr') return chosen;
  const first = navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => tag === 'fr' || tag === 'en');
  return first === 'fr' ? 'fr' : 'en';
}

/** Read when it is spoken: most people speak one language. */
function bundle(language: Language): FluentBundle {
  const known = (read[language] ??= { bundle: new FluentBundle(language, { useIsolating: false }), texts: 0 });
  for (const text of TEXTS[language].slice(known.texts)) known.bundle.addResource(new FluentResource(text), { allowOverrides: true });
  known.texts = TEXTS[language].length;
  return known.bundle;
}

export function language(): Language {
  return speech.language;
}

export function setLanguage(chosen: Language): void {
  speech.language = chosen;
  keep('language', chosen);
}

/** The message in the reader's language. */
export function t(id: string, facts?: Record<string, FluentVariable>): string {
  return found(id, facts) ?? id;
}

/** A name that came from the server's data: its word if there is one, else the name itself, made readable. */
export function label(kind: string, name: string, otherwise = kind): string {
  const id = name.replaceAll('_', '-').replaceAll(/[^\w-]/g, '');
  return found(`${kind}-${id}`) ?? found(`${otherwise}-${id}`) ?? readable(name);
}

/** A board brings the words of its game. */
export function learn(words: Record<Language, string>): void {
  for (const { key } of LANGUAGES) TEXTS[key].push(words[key]);
  speech.learnt += 1;
}

function found(id: string, facts?: Record<string, FluentVariable>): string | undefined {
  void speech.learnt;
  const spoken = bundle(speech.language);
  const message = spoken.getMessage(id);
  if (!message?.value) return undefined;
  return spoken.formatPattern(message.value, facts, []);
}

function readable(name: string): string {
  const words = name.replaceAll(/[_-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
