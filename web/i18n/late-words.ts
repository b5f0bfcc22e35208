import type { LateMessages } from "#domain/message/messages.ts";
import type { Language } from "#domain/site/language.ts";

export type Namespace = keyof LateMessages;
type Fetcher = () => Promise<unknown>;

/** Every namespace of every language as a file of its own, fetched when it is first spoken. */
const files: Record<string, Fetcher> = import.meta.glob("../../domain/message/compiled/late/*/*.ts");

const atHand: Record<Language, Partial<LateMessages>> = { en: {}, ar: {} };
const onTheWay = new Map<string, Promise<unknown>>();

export function lateAtHand<Name extends Namespace>(language: Language, name: Name): LateMessages[Name] | undefined {
  return atHand[language][name] as LateMessages[Name] | undefined;
}

/** The server and tests keep all of them from the start. */
export function keepLate(language: Language, words: Partial<LateMessages>): void {
  Object.assign(atHand[language], words);
}

/** Fetches a namespace once, however many ask. A failed fetch may be tried again. */
export function loadLate<Name extends Namespace>(language: Language, name: Name): Promise<LateMessages[Name]> {
  const file = `../../domain/message/compiled/late/${name}/${language}.ts`;
  const started = onTheWay.get(file);
  if (started) return started as Promise<LateMessages[Name]>;
  const fetching = fetchWords<Name>(files[file], name).then((words) => {
    keepLate(language, { [name]: words } as Partial<LateMessages>);
    return words;
  });
  fetching.catch(() => onTheWay.delete(file));
  onTheWay.set(file, fetching);
  return fetching;
}

async function fetchWords<Name extends Namespace>(fetcher: Fetcher | undefined, name: Name) {
  if (!fetcher) throw new Error(`There are no words called ${name}`);
  return ((await fetcher()) as Record<Name, LateMessages[Name]>)[name];
}
