import { expect, test } from "vitest";
import { aCountry } from "#api/testing/builders/a-country.ts";
import { aCurrencyRate } from "#api/testing/builders/a-currency-rate.ts";
import { sharedTestApp, testApp } from "#api/testing/servers/test-app.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";

const currencyList = endpoints.listCurrencies.url;
const countryList = endpoints.listCountries.url;

test("the currency list has the rate of each currency, the riyal first", async () => {
  const app = await sharedTestApp();
  await aCurrencyRate(app.db, { code: "KWD", rate: 0.0818, symbolNative: "د.ك", rank: 4 });
  await aCurrencyRate(app.db);

  const { base, equivalent } = (await app.inject(currencyList)).json();

  expect(base).toEqual({ symbol: "SAR" });
  expect(equivalent[0]).toEqual({ code: "SAR", rate: 1, symbol: "SAR", symbol_native: "ر.س" });
  expect(equivalent).toContainEqual({ code: "KWD", rate: 0.0818, symbol: "KWD", symbol_native: "د.ك" });
});

test("the country list has names in both languages, Gulf countries first", async () => {
  const app = await sharedTestApp();
  await aCountry(app.db, { code: "AL", dialCode: "+355", labelEn: "Albania", labelAr: "ألبانيا", rank: 7 });
  await aCountry(app.db);

  expect((await app.inject(countryList)).json()).toEqual([
    {
      Code: "SA",
      DialCode: "+966",
      Label: [
        { Locale: "en", Value: "Saudi Arabia" },
        { Locale: "ar", Value: "السعودية" },
      ],
    },
    {
      Code: "AL",
      DialCode: "+355",
      Label: [
        { Locale: "en", Value: "Albania" },
        { Locale: "ar", Value: "ألبانيا" },
      ],
    },
  ]);
});

test.each([
  [currencyList, 3_600],
  [countryList, 86_400],
])("%s may be cached for %i seconds, and a client with the same answer gets 304", async (url, seconds) => {
  const app = await sharedTestApp();
  const first = await app.inject(url);
  const again = await app.inject({ url, headers: { "if-none-match": String(first.headers.etag) } });

  expect(first.headers).toMatchObject({ "cache-control": `public, max-age=${seconds}`, etag: expect.any(String) });
  expect([again.statusCode, again.body]).toEqual([304, ""]);
  expect(again.headers).toMatchObject({ "cache-control": `public, max-age=${seconds}`, etag: first.headers.etag });
});

test("a new rate is sent to a client with the old list", async () => {
  const app = await sharedTestApp();
  const old = await app.inject(currencyList);
  await aCurrencyRate(app.db, { code: "EUR", rate: 0.245, symbolNative: "€", rank: 7 });
  const fresh = await app.inject({ url: currencyList, headers: { "if-none-match": String(old.headers.etag) } });

  expect(fresh.statusCode).toBe(200);
  expect(fresh.json().equivalent).toContainEqual({ code: "EUR", rate: 0.245, symbol: "EUR", symbol_native: "€" });
});

test("a failed answer is not cached", async () => {
  const app = await testApp({ env: { DATABASE_URL: "postgres://app@127.0.0.1:1/nowhere" } });
  const response = await app.inject(countryList);

  expect([response.statusCode, response.json().error.code]).toEqual([503, 1004]);
  expect(response.headers["cache-control"]).not.toContain("public");
});
