import fc from "fast-check";
import { expect, test } from "vitest";
import { languages } from "#domain/language/language.ts";
import { digits, pluralFormOf } from "./plural.ts";

const written = new Intl.NumberFormat("en");
const counted = fc.oneof(fc.integer({ min: -300, max: 300 }), fc.maxSafeInteger());
const decimals = fc.integer({ min: -10_000_000, max: 10_000_000 }).map((thousandths) => thousandths / 1000);

test("numbers are written as the browser would write them", () => {
  const number = fc.oneof(counted, decimals).filter((value) => !Object.is(value, -0));
  fc.assert(fc.property(number, (value) => digits(value) === written.format(value)));
});

test.each(languages.flatMap((language) => (["cardinal", "ordinal"] as const).map((type) => [language, type] as const)))(
  "%s asks for the %s form that the browser would choose",
  (language, type) => {
    const form = pluralFormOf(language, type);
    const rules = new Intl.PluralRules(language, { type });
    for (let value = 0; value <= 1_200; value++) expect(form(value), `${value}`).toBe(rules.select(value));
    fc.assert(fc.property(fc.oneof(counted, decimals), (value) => form(value) === rules.select(value)));
  },
);
