import type { CountryList, CurrencyList } from "#contract/system.ts";
import { BASE_CURRENCY, nativeSymbols } from "#domain/money/currency.ts";
import { CACHED_LISTS } from "#domain/shell/constants.ts";
import { callFromBrowser } from "./call-from-browser.ts";
import { storedList, writeStored } from "./stored.ts";

/** What is left of the list when neither server nor browser has it: prices in riyals are always right. */
export const riyalsOnly: CurrencyList = {
  base: { symbol: BASE_CURRENCY },
  equivalent: [{ code: BASE_CURRENCY, rate: 1, symbol: BASE_CURRENCY, symbol_native: nativeSymbols[BASE_CURRENCY] }],
};

/** Keeps the list the page came with, so that later calls need not ask for it again. */
export function keepCurrencies(list: CurrencyList): void {
  writeStored(localStorage, "CURRENCY_LIST", { at: Date.now(), value: list });
}

/** The currencies with their rates: kept ones for an hour, then asked for anew. */
export async function knownCurrencies(): Promise<CurrencyList> {
  const load = () => callFromBrowser("listCurrencies", {});
  const list = await storedList(localStorage, { ...rowOf("CURRENCY_LIST"), load, isValue: isCurrencyList });
  return list ?? riyalsOnly;
}

/** The countries with their dial codes: kept ones for a day; empty when they cannot be had at all. */
export async function knownCountries(): Promise<CountryList> {
  const load = () => callFromBrowser("listCountries", {});
  return (await storedList(localStorage, { ...rowOf("COUNTRY_LIST"), load, isValue: isCountryList })) ?? [];
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
