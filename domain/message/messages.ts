import type { Language } from "#domain/language/language.ts";
import { ar } from "./compiled/ar.ts";
import { en, type Messages } from "./compiled/en.ts";
import { lazy } from "./compiled/lazy.ts";

export type { Messages };
/** Words fetched with their part of a page, by namespace. */
export type LazyMessages = (typeof lazy)["en"];

const catalogues: Record<Language, Messages> = { en, ar };
const lazyCatalogues: Record<Language, LazyMessages> = lazy;

/** The words of one language that every page carries. For the server and tests: the browser loads only its own language. */
export function messagesOf(language: Language): Messages {
  return catalogues[language];
}

/** All other words of one language, for the server and tests. */
export function lazyMessagesOf(language: Language): LazyMessages {
  return lazyCatalogues[language];
}
