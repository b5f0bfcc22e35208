// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepCurrencies, knownCountries, knownCurrencies, riyalsOnly } from "./known-lists.ts";

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

test("the list a page came with is not asked for again", async () => {
  keepCurrencies(list);
  expect(await knownCurrencies()).toEqual(list);
  expect(network).not.toHaveBeenCalled();
});

test("without a list and without a network only riyals are left", async () => {
  network.mockRejectedValue(new TypeError("offline"));
  expect(await knownCurrencies()).toEqual(riyalsOnly);
});

test("countries are asked for once a day in the page's language", async () => {
  const countries = [{ Code: "SA", DialCode: "+966", Label: [{ Locale: "en", Value: "Saudi Arabia" }] }];
  network.mockImplementation(async () => Response.json(countries));
  document.documentElement.lang = "ar";
  expect(await knownCountries()).toEqual(countries);
  expect(await knownCountries()).toEqual(countries);
  expect(network).toHaveBeenCalledTimes(1);
  expect(network.mock.calls[0]?.[1]?.headers).toMatchObject({ "x-locale": "ar" });
});
