import { expect, test } from "vitest";
import { sites } from "./sites.ts";
import { vatOnProperty } from "./vat.ts";

const vatOn = (siteId: string, propertyCountry: string) =>
  sites.filter((site) => site.siteId === siteId).map((site) => vatOnProperty(site, propertyCountry));

test.each([
  ["mabeet-SA", "SA", 15],
  ["tajawal-SA", "SA", 15],
  ["mabeet-AE", "AE", 5],
  ["tajawal-AE", "AE", 5],
  ["mabeet-KW", "KW", 0],
  ["tajawal-KW", "KW", 0],
  ["mabeet-BH", "BH", 10],
  ["tajawal-BH", "BH", 10],
  ["mabeet-GLOBAL", "SA", null],
  ["tajawal-GLOBAL", "AE", null],
])("%s sells in %s at %j %%", (siteId, vatCountry, vatRate) => {
  expect(sites.find((site) => site.siteId === siteId)).toMatchObject({ vatCountry, vatRate });
});

test.each([
  ["mabeet-SA", "BH", 15, true],
  ["mabeet-AE", "SA", 5, true],
  ["mabeet-KW", "KW", 0, true],
  ["mabeet-BH", "SA", 10, true],
  ["mabeet-GLOBAL", "SA", 15, true],
  ["tajawal-GLOBAL", "BH", 10, true],
  ["mabeet-GLOBAL", "KW", 0, false],
  ["mabeet-GLOBAL", "OM", 0, false],
])("on %s a home in %s carries %i %% VAT, line shown: %s", (siteId, country, rate, shown) => {
  expect(vatOn(siteId, country)).toEqual([{ rate, shown }]);
});
