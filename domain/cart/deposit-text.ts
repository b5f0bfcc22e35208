import type { Language } from "#domain/language/language.ts";
import { convertPrice } from "#domain/money/convert-price.ts";
import { BASE_CURRENCY } from "#domain/money/currency.ts";
import { paidText } from "#domain/money/paid-text.ts";
import type { Presentment } from "./present.ts";

/**
 * A deposit for a sentence: approximately in the currency of the guest, with the riyals that the host collects. A narrow
 * column breaks between the two amounts, never inside one.
 */
export function depositText(riyals: number, { currency, rate }: Presentment, language: Language): string {
  const collected = paidText({ total: riyals, currency: BASE_CURRENCY }, language);
  if (currency === BASE_CURRENCY) return collected;
  const about = `≈\u00a0${paidText({ total: Number(convertPrice(riyals, rate)), currency }, language)}`;
  return `${about} (${collected})`;
}
