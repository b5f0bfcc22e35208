import { expect, test } from "vitest";
import { siteByHost } from "#domain/site/sites.ts";
import { nightlyPrices } from "./nightly-prices.ts";

const rates = { weekdayPrice: 500, weekendPrice: 900 };

test.each([
  ["mabeet-sa", [500, 900, 900, 500]],
  ["mabeet-kw", [500, 900, 900, 500]],
  ["tajawal-ae", [500, 500, 900, 900]],
])("Wednesday to Sunday on %s costs %j night by night", (name, prices) => {
  const stay = { checkIn: "2026-11-18", checkOut: "2026-11-22" };

  expect(nightlyPrices(stay, rates, siteByHost(`${name}.localhost`))).toEqual(prices);
});

test("the turn of the year is no turn of the week: Thursday and Friday night stay a weekend", () => {
  const stay = { checkIn: "2026-12-31", checkOut: "2027-01-02" };

  expect(nightlyPrices(stay, rates, siteByHost("mabeet-sa.localhost"))).toEqual([900, 900]);
});
