import type { Language } from "#domain/language/language.ts";

// Written out for our two languages: the first object of `Intl` in a page costs a phone a tenth of a second.

/** Latin digits and thousands commas, in both languages; three decimals at most. */
export function digits(value: number): string {
  const rounded = Number.isInteger(value) ? value : Math.round(value * 1000) / 1000;
  const [whole = "", fraction] = String(rounded).split(".");
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ",");
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

type PluralForm = (value: number) => Intl.LDMLPluralRule;
type Plurals = Record<Intl.PluralRuleType, PluralForm>;

const plurals: Record<Language, Plurals> = {
  en: {
    cardinal: (value) => (Math.abs(value) === 1 ? "one" : "other"),
    ordinal: (value) => {
      const [last, lastTwo] = [Math.abs(value) % 10, Math.abs(value) % 100];
      if (last === 1 && lastTwo !== 11) return "one";
      if (last === 2 && lastTwo !== 12) return "two";
      return last === 3 && lastTwo !== 13 ? "few" : "other";
    },
  },
  ar: {
    cardinal: (value) => {
      const [count, lastTwo] = [Math.abs(value), Math.abs(value) % 100];
      if (count <= 2) return (["zero", "one", "two"] as const)[count] ?? "other";
      if (!Number.isInteger(count) || lastTwo < 3) return "other";
      return lastTwo <= 10 ? "few" : "many";
    },
    ordinal: () => "other",
  },
};

/** The plural form a language asks for a number: Arabic has six, English two. */
export function pluralFormOf(language: Language, type: Intl.PluralRuleType = "cardinal"): PluralForm {
  return plurals[language][type];
}
