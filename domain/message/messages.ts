import type { Language } from "../site/language.ts";
import { ar } from "./compiled/ar.ts";
import { en, type Messages } from "./compiled/en.ts";
import { late } from "./compiled/late.ts";

export type { Messages };
/** Words fetched with their part of a page, by namespace. */
export type LateMessages = (typeof late)["en"];

const catalogues: Record<Language, Messages> = { en, ar };
const lateCatalogues: Record<Language, LateMessages> = late;

/** The words of one language that every page carries. For the server and tests: the browser loads only its own language. */
export function messagesOf(language: Language): Messages {
  return catalogues[language];
}

/** All other words of one language, for the server and tests. */
export function lateMessagesOf(language: Language): LateMessages {
  return lateCatalogues[language];
}
