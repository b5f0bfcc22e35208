import type { Language } from "#domain/site/language.ts";

/** A name in both languages; either may be missing or blank. */
export type BothNames = Partial<Record<Language, string | null>>;

type HomeNames = {
  own: BothNames;
  /** The name of the compound or resort the home belongs to. */
  nested?: BothNames;
  /** As the host first wrote it. */
  original?: BothNames;
};

const otherLanguage: Record<Language, Language> = { en: "ar", ar: "en" };

/** The name a home is shown by: its own, its compound's, the host's, then the same in the other language. */
export function homeName({ own, nested = {}, original = {} }: HomeNames, language: Language): string {
  const inOrder = [own, nested, original];
  const names = [language, otherLanguage[language]].flatMap((each) => inOrder.map((name) => name[each]?.trim()));
  return names.find((name) => name) ?? "";
}
