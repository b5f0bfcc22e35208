import { type CurrencyCode, isCurrency } from "#domain/money/currency.ts";
import type { Range } from "../range.ts";
import { inRiyals } from "./shown-price.ts";

/** The field by which a form says in which currency its prices are. */
export const FORM_CURRENCY = "priceIn";

/**
 * The query of a filter form sent without JavaScript, with its prices in riyals; `null` for any other address. Whoever
 * reads it next writes it anew, so that the guest ends at the same address as everybody else.
 */
export function queryOfForm(
  pairs: Iterable<[string, string]>,
  rateOf: (currency: CurrencyCode) => number,
): [string, string][] | null {
  const said = [...pairs];
  const currency = said.find(([key]) => key === FORM_CURRENCY)?.[1];
  if (currency === undefined) return null;
  const prices = said.filter(([key]) => key === "priceFilter").map(([, value]) => value);
  const others = said.filter(([key]) => key !== FORM_CURRENCY && key !== "priceFilter");
  const { minimum = "", maximum = "" } = inRiyals(readPrices(prices), isCurrency(currency) ? rateOf(currency) : 1);
  return minimum === "" && maximum === "" ? others : [...others, ["priceFilter", `${minimum}-${maximum}`]];
}

/** A form says the lower end first, and an open end as an empty text. */
function readPrices([from = "", to = ""]: string[]): Range {
  const range: Range = {};
  if (/^\d{1,9}$/.test(from.trim())) range.minimum = Number(from);
  if (/^\d{1,9}$/.test(to.trim())) range.maximum = Number(to);
  return range;
}
