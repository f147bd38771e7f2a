/** Words in the reader's language, from the catalogues beside; switched live. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Language } from '../generated/wire';
import english from '../words/en.ftl?raw';
import french from '../words/fr.ftl?raw';
import { keep, recall } from './kept';

export const LANGUAGES: Record<Language, string> = { en: 'English', fr: 'Français' };

const bundles: Record<Language, FluentBundle> = { en: bundle('en', english), fr: bundle('fr', french) };

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

function bundle(language: Language, text: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(new FluentResource(text));
  return made;
}

export function language(): Language {
  return speech.language;
}

export function speak(chosen: Language): void {
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
  for (const [language, text] of Object.entries(words)) {
    bundles[language as Language].addResource(new FluentResource(text), { allowOverrides: true });
  }
  speech.learnt += 1;
}

function found(id: string, facts?: Record<string, FluentVariable>): string | undefined {
  void speech.learnt;
  const message = bundles[speech.language].getMessage(id);
  if (!message?.value) return undefined;
  return bundles[speech.language].formatPattern(message.value, facts, []);
}

function readable(name: string): string {
  const words = name.replaceAll(/[_-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
