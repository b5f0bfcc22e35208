import type { Messages } from "#domain/message/compiled/en.ts";
import type { Language } from "#domain/site/language.ts";

/** The words at hand. The server holds both languages; a browser fetches only what it speaks. */
const atHand = new Map<Language, Messages>();
const onTheWay = new Map<Language, Promise<Messages>>();

const fetchers: Record<Language, () => Promise<Messages>> = {
  en: async () => (await import("#domain/message/compiled/en.ts")).en,
  ar: async () => (await import("#domain/message/compiled/ar.ts")).ar,
};

export function messagesAtHand(language: Language): Messages | undefined {
  return atHand.get(language);
}

export function keepMessages(language: Language, messages: Messages): void {
  atHand.set(language, messages);
}

/** Fetches a language once, however many ask. A failed fetch may be tried again. */
export function loadMessages(language: Language): Promise<Messages> {
  const started = onTheWay.get(language);
  if (started) return started;
  const fetching = fetchers[language]().then((messages) => {
    keepMessages(language, messages);
    return messages;
  });
  fetching.catch(() => onTheWay.delete(language));
  onTheWay.set(language, fetching);
  return fetching;
}
