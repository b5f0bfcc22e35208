import type { Language } from "#domain/language/language.ts";

type CardWords = { value: string; for: (name: string) => string; from: (name: string) => string };

/** The words on a card, which is in the language of its recipient and not in that of the page around it. */
export const cardWords: Record<Language, CardWords> = {
  en: { value: "Gift card", for: (name) => `For ${name}`, from: (name) => `From ${name}` },
  ar: { value: "بطاقة هدية", for: (name) => `إلى ${name}`, from: (name) => `من ${name}` },
};
