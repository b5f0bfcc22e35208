// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadCountries, storeCurrencies } from "./cached-lists.ts";

const list = {
  base: { symbol: "SAR" },
  equivalent: [{ code: "AED", rate: 0.9793, symbol: "AED", symbol_native: "د.إ" }],
};
const network = vi.fn<typeof fetch>();

beforeEach(() => vi.stubGlobal("fetch", network));
afterEach(() => {
  localStorage.clear();
  network.mockReset();
  vi.unstubAllGlobals();
});

test("the list of currencies rendered with the page is stored", () => {
  storeCurrencies(list);
  expect(JSON.parse(localStorage.getItem("CURRENCY_LIST") ?? "")).toMatchObject({ value: list });
});

test("countries are loaded once a day in the page's language", async () => {
  const countries = [{ Code: "SA", DialCode: "+966", Label: [{ Locale: "en", Value: "Saudi Arabia" }] }];
  network.mockImplementation(async () => Response.json(countries));
  document.documentElement.lang = "ar";
  expect(await loadCountries()).toEqual(countries);
  expect(await loadCountries()).toEqual(countries);
  expect(network).toHaveBeenCalledTimes(1);
  expect(network.mock.calls[0]?.[1]?.headers).toMatchObject({ "x-locale": "ar" });
});
