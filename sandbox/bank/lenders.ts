import { type CurrencyCode, exponents, rates } from "#domain/money/currency.ts";
import type { Lender } from "#domain/payment/methods.ts";
import type { Language } from "./page-shell.ts";

export type Terms = {
  name: Lender;
  title: Record<Language, string>;
  currencies: readonly string[];
  parts: readonly number[];
};

export const lenders: Record<Lender, Terms> = {
  tabby: {
    name: "tabby",
    title: { en: "Tabby demo", ar: "تابي (تجريبي)" },
    currencies: ["SAR", "AED", "KWD"],
    parts: [4],
  },
  tamara: {
    name: "tamara",
    title: { en: "Tamara demo", ar: "تمارا (تجريبي)" },
    currencies: ["SAR", "AED"],
    parts: [3, 4],
  },
};

const MIN_SAR = 100;
const MAX_SAR = 10_000;

export type Buyer = { amount: number; currency: string; phone: string };

/** Lends 100 to 10,000 riyals, and never to a phone number that ends in 99. */
export function isEligible({ currencies }: Terms, { amount, currency, phone }: Buyer): boolean {
  if (!currencies.includes(currency) || /99$/.test(phone)) return false;
  const code = currency as CurrencyCode;
  const riyals = amount / 10 ** exponents[code] / rates[code];
  return riyals >= MIN_SAR && riyals <= MAX_SAR;
}
