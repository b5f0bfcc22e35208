import type { Language } from "#domain/language/language.ts";
import type { Messages } from "#domain/message/compiled/en.ts";
import { loadUsedNamespaces } from "./lazy-namespaces.ts";

/** The server registers both languages; a browser loads only its own. */
const loaded = new Map<Language, Messages>();
const pending = new Map<Language, Promise<Messages>>();

const fetchers: Record<Language, () => Promise<Messages>> = {
  en: async () => (await import("#domain/message/compiled/en.ts")).en,
  ar: async () => (await import("#domain/message/compiled/ar.ts")).ar,
};

export function loadedMessages(language: Language): Messages | undefined {
  return loaded.get(language);
}

export function registerMessages(language: Language, messages: Messages): void {
  loaded.set(language, messages);
}

/**
 * Loads a language once, however many callers there are. A failed load may be tried again. A guest who changes the
 * language waits once for all namespaces on the page, not for one after another.
 */
export function loadMessages(language: Language): Promise<Messages> {
  const started = pending.get(language);
  if (started) return started;
  const fetching = Promise.all([fetchers[language](), loadUsedNamespaces(language)]).then(([messages]) => {
    registerMessages(language, messages);
    return messages;
  });
  fetching.catch(() => pending.delete(language));
  pending.set(language, fetching);
  return fetching;
}
