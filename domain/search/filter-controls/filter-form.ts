import { type CurrencyCode, isCurrency } from "#domain/money/currency.ts";
import { PRICE_FILTER } from "../filters.ts";
import type { Range } from "../range.ts";
import { inRiyals } from "./shown-price.ts";

/** The form field that names the currency of its prices. */
export const FORM_CURRENCY = "priceIn";

/**
 * The query of a filter form sent without JavaScript, with its prices in riyals; `null` for any other address. The
 * caller redirects to the canonical address of that query.
 */
export function queryOfForm(
  pairs: Iterable<[string, string]>,
  rateOf: (currency: CurrencyCode) => number,
): [string, string][] | null {
  const sent = [...pairs];
  const currency = sent.find(([key]) => key === FORM_CURRENCY)?.[1];
  if (currency === undefined) return null;
  const prices = sent.filter(([key]) => key === PRICE_FILTER).map(([, value]) => value);
  const others = sent.filter(([key]) => key !== FORM_CURRENCY && key !== PRICE_FILTER);
  const { minimum = "", maximum = "" } = inRiyals(readPrices(prices), isCurrency(currency) ? rateOf(currency) : 1);
  return minimum === "" && maximum === "" ? others : [...others, [PRICE_FILTER, `${minimum}-${maximum}`]];
}

/** A form sends the lower end first, and an open end as an empty text. */
function readPrices([from = "", to = ""]: string[]): Range {
  const range: Range = {};
  if (/^\d{1,9}$/.test(from.trim())) range.minimum = Number(from);
  if (/^\d{1,9}$/.test(to.trim())) range.maximum = Number(to);
  return range;
}
