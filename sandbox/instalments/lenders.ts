import { type CurrencyCode, exponents, rates } from "#domain/money/currency.ts";

type Lender = { name: "tabby" | "tamara"; currencies: readonly string[]; parts: readonly number[] };

export const lenders: readonly Lender[] = [
  { name: "tabby", currencies: ["SAR", "AED", "KWD"], parts: [4] },
  { name: "tamara", currencies: ["SAR", "AED"], parts: [3, 4] },
];

const MIN_SAR = 100;
const MAX_SAR = 10_000;

export type Buyer = { amount: number; currency: string; phone: string };

/** Lends 100 to 10,000 riyals, and never to a phone number that ends in 99. */
export function isEligible({ currencies }: Lender, { amount, currency, phone }: Buyer): boolean {
  if (!currencies.includes(currency) || /99$/.test(phone)) return false;
  const code = currency as CurrencyCode;
  const riyals = amount / 10 ** exponents[code] / rates[code];
  return riyals >= MIN_SAR && riyals <= MAX_SAR;
}
