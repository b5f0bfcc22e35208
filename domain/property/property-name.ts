import type { Language } from "#domain/language/language.ts";

/** A name in both languages; either may be missing or blank. */
export type BothNames = Partial<Record<Language, string | null>>;

type PropertyNames = {
  own: BothNames;
  /** The name of its compound or resort. */
  nested?: BothNames;
  /** The name that the host first gave. */
  original?: BothNames;
};

const otherLanguage: Record<Language, Language> = { en: "ar", ar: "en" };

/** The name that guests see: its own, its compound's, the host's, then the same in the other language. */
export function propertyName({ own, nested = {}, original = {} }: PropertyNames, language: Language): string {
  const inOrder = [own, nested, original];
  const names = [language, otherLanguage[language]].flatMap((each) => inOrder.map((name) => name[each]?.trim()));
  return names.find((name) => name) ?? "";
}
