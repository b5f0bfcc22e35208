import { convertPrice } from "#domain/money/convert-price.ts";
import type { CurrencyCode } from "#domain/money/currency.ts";
import { formatCardPrice, formatPrice } from "#domain/money/format-price.ts";

const TEN_THOUSAND = 10_000;

/** A nightly price that fits a day's cell: without currency, from ten thousand on as `12.5K`, never rounded up. */
export function compactPrice(riyals: number, rate: number, currency: CurrencyCode): string {
  const exact = convertPrice(riyals, rate);
  if (Number(exact) < TEN_THOUSAND) return formatCardPrice(exact, currency);
  return `${formatPrice(convertPrice(exact, 0.001), 1)}K`;
}
