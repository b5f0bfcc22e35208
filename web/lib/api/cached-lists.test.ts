// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cacheCurrencies, loadCountries, loadCurrencies, riyalsOnly } from "./cached-lists.ts";

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

test("the list that was rendered with the page is not requested again", async () => {
  cacheCurrencies(list);
  expect(await loadCurrencies()).toEqual(list);
  expect(network).not.toHaveBeenCalled();
});

test("without a list and without a network only riyals are offered", async () => {
  network.mockRejectedValue(new TypeError("offline"));
  expect(await loadCurrencies()).toEqual(riyalsOnly);
});

test("countries are requested once a day, in the page's language", async () => {
  const countries = [{ Code: "SA", DialCode: "+966", Label: [{ Locale: "en", Value: "Saudi Arabia" }] }];
  network.mockImplementation(async () => Response.json(countries));
  document.documentElement.lang = "ar";
  expect(await loadCountries()).toEqual(countries);
  expect(await loadCountries()).toEqual(countries);
  expect(network).toHaveBeenCalledTimes(1);
  expect(network.mock.calls[0]?.[1]?.headers).toMatchObject({ "x-locale": "ar" });
});
