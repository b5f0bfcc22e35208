import type { Language } from "#domain/language/language.ts";
import type { Samples } from "./sample-words.ts";
import { ar } from "./samples-ar.ts";
import { en } from "./samples-en.ts";

export const samples: Record<Language, Samples> = { en, ar };
