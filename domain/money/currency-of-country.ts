import { BASE_CURRENCY, type CurrencyCode } from "./currency.ts";

const currencyByCountry: ReadonlyMap<string, CurrencyCode> = new Map([
  ["SA", "SAR"],
  ["AE", "AED"],
  ["KW", "KWD"],
  ["BH", "BHD"],
  ["QA", "QAR"],
  ["EG", "EGP"],
  ["US", "USD"],
  ["GB", "GBP"],
  ["GLOBAL", "USD"],
]);

/** Riyals for every country without a currency in this table. */
export function currencyOfCountry(country: string): CurrencyCode {
  return currencyByCountry.get(country) ?? BASE_CURRENCY;
}
