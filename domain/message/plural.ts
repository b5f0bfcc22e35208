const written = new Intl.NumberFormat("en");

/** Latin digits and thousands commas, in both languages. */
export function digits(value: number): string {
  return written.format(value);
}

type PluralForm = (value: number) => Intl.LDMLPluralRule;

/** The plural form a language asks for a number: Arabic has six, English two. */
export function pluralFormOf(language: string, type: Intl.PluralRuleType = "cardinal"): PluralForm {
  const rules = new Intl.PluralRules(language, { type });
  return (value) => rules.select(value);
}
