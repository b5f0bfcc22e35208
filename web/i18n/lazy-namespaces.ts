import type { Language } from "#domain/language/language.ts";
import type { LazyMessages } from "#domain/message/messages.ts";

export type Namespace = keyof LazyMessages;
type Fetcher = () => Promise<unknown>;

/**
 * Every lazy namespace of every language is a module of its own. Only the server writes mails, the page with the card
 * fields and descriptions of pictures.
 */
const files: Record<string, Fetcher> = import.meta.glob(["./*/*.ts", "!./{mail,*Mail,cardFields,pictures}/*.ts"], {
  base: "../../domain/message/compiled/lazy",
});

const loaded: Record<Language, Partial<LazyMessages>> = { en: {}, ar: {} };
const pending = new Map<string, Promise<unknown>>();

export function loadedNamespace<Name extends Namespace>(
  language: Language,
  name: Name,
): LazyMessages[Name] | undefined {
  return loaded[language][name] as LazyMessages[Name] | undefined;
}

/** The server and tests register all namespaces at the start. */
export function registerNamespaces(language: Language, messages: Partial<LazyMessages>): void {
  Object.assign(loaded[language], messages);
}

/** Loads a namespace once, however many callers there are. A failed load may be tried again. */
export function loadNamespace<Name extends Namespace>(language: Language, name: Name): Promise<LazyMessages[Name]> {
  const file = `./${name}/${language}.ts`;
  const started = pending.get(file);
  if (started) return started as Promise<LazyMessages[Name]>;
  const fetching = fetchNamespace<Name>(files[file], name).then((messages) => {
    registerNamespaces(language, { [name]: messages } as Partial<LazyMessages>);
    return messages;
  });
  fetching.catch(() => pending.delete(file));
  pending.set(file, fetching);
  return fetching;
}

/** Loads in one language what has loaded in another. A namespace that fails is loaded again where it is used. */
export async function loadUsedNamespaces(language: Language): Promise<void> {
  const used = Object.values(loaded).flatMap((messages) => Object.keys(messages) as Namespace[]);
  await Promise.allSettled(used.map((name) => loadNamespace(language, name)));
}

async function fetchNamespace<Name extends Namespace>(fetcher: Fetcher | undefined, name: Name) {
  if (!fetcher) throw new Error(`There is no lazy namespace ${name}`);
  return ((await fetcher()) as Record<Name, LazyMessages[Name]>)[name];
}
