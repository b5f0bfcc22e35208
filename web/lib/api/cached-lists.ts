import type { CountryList, CurrencyList } from "#contract/site/system.ts";
import { BASE_CURRENCY, nativeSymbols } from "#domain/money/currency.ts";
import { COUNTRY_LIST_MS } from "#domain/shell/constants.ts";
import { cachedList, writeStored } from "../storage/stored.ts";
import { callFromBrowser } from "./call-from-browser.ts";

/** The fallback when the server did not send the list: prices in riyals are always right. */
export const riyalsOnly: CurrencyList = {
  base: { symbol: BASE_CURRENCY },
  equivalent: [{ code: BASE_CURRENCY, rate: 1, symbol: BASE_CURRENCY, symbol_native: nativeSymbols[BASE_CURRENCY] }],
};

/** Stores the list that was rendered with the page. */
export function storeCurrencies(list: CurrencyList): void {
  writeStored(localStorage, "CURRENCY_LIST", { at: Date.now(), value: list });
}

/** The countries with their dial codes, cached for a day; empty when they cannot be loaded. */
export async function loadCountries(): Promise<CountryList> {
  const load = () => callFromBrowser("listCountries", {});
  const row = { key: "COUNTRY_LIST", maxAgeMs: COUNTRY_LIST_MS, now: Date.now() };
  return (await cachedList(localStorage, { ...row, load, isValue: isCountryList })) ?? [];
}

function isCountryList(value: unknown): value is CountryList {
  return Array.isArray(value) && value.length > 0;
}
