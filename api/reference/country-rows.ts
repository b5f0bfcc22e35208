import type { currencyRates } from "#api/schema/currency.ts";
import type { countries } from "#api/schema/system.ts";
import { currencies, nativeSymbols, rates } from "#domain/money/currency.ts";
import { countries as countryData, nearCountries } from "./data/countries.ts";

export function currencyRows(): (typeof currencyRates.$inferInsert)[] {
  return currencies.map((code, index) => ({
    code,
    rate: rates[code],
    symbol: code,
    symbolNative: nativeSymbols[code],
    rank: index + 1,
  }));
}

/** The Gulf countries in their own order, then the others, sorted by name. */
export function countryRows(): (typeof countries.$inferInsert)[] {
  return countryData.map(([code, dialCode, labelEn, labelAr]) => ({
    code,
    dialCode,
    labelEn,
    labelAr,
    rank: nearCountries.indexOf(code) + 1 || nearCountries.length + 1,
  }));
}
