import type { Language } from "../site/language.ts";
import { ar } from "./compiled/ar.ts";
import { en, type Messages } from "./compiled/en.ts";

export type { Messages };

const catalogues: Record<Language, Messages> = { en, ar };

/** The words of one language. For the server and tests: the browser loads only its own language. */
export function messagesOf(language: Language): Messages {
  return catalogues[language];
}
