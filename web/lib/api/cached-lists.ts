import type { CountryList, CurrencyList } from "#contract/system.ts";
import { BASE_CURRENCY, nativeSymbols } from "#domain/money/currency.ts";
import { CACHED_LISTS } from "#domain/shell/constants.ts";
import { cachedList, writeStored } from "../storage/stored.ts";
import { callFromBrowser } from "./call-from-browser.ts";

/** The fallback when neither the server nor the browser has the list: prices in riyals are always right. */
export const riyalsOnly: CurrencyList = {
  base: { symbol: BASE_CURRENCY },
  equivalent: [{ code: BASE_CURRENCY, rate: 1, symbol: BASE_CURRENCY, symbol_native: nativeSymbols[BASE_CURRENCY] }],
};

/** Caches the list that was rendered with the page, so that it is not requested again. */
export function cacheCurrencies(list: CurrencyList): void {
  writeStored(localStorage, "CURRENCY_LIST", { at: Date.now(), value: list });
}

/** The currencies with their rates, cached for an hour. */
export async function loadCurrencies(): Promise<CurrencyList> {
  const load = () => callFromBrowser("listCurrencies", {});
  const list = await cachedList(localStorage, { ...rowOf("CURRENCY_LIST"), load, isValue: isCurrencyList });
  return list ?? riyalsOnly;
}

/** The countries with their dial codes, cached for a day; empty when they cannot be loaded. */
export async function loadCountries(): Promise<CountryList> {
  const load = () => callFromBrowser("listCountries", {});
  return (await cachedList(localStorage, { ...rowOf("COUNTRY_LIST"), load, isValue: isCountryList })) ?? [];
}

function rowOf(key: keyof typeof CACHED_LISTS) {
  return { key, maxAgeMs: CACHED_LISTS[key], now: Date.now() };
}

function isCurrencyList(value: unknown): value is CurrencyList {
  return typeof value === "object" && value !== null && Array.isArray((value as Partial<CurrencyList>).equivalent);
}

function isCountryList(value: unknown): value is CountryList {
  return Array.isArray(value) && value.length > 0;
}
