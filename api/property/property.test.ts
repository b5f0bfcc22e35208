import { expect, test } from "vitest";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { testApp } from "#api/testing/servers/test-app.ts";
import type { CitySummary } from "#contract/property/property.ts";

const url = "/api/accommodation/property/cities";

async function citiesOn(app: Awaited<ReturnType<typeof testApp>>, site: string): Promise<CitySummary[]> {
  return (await app.inject({ url, headers: { host: `${site}.localhost` } })).json();
}

test("a city tells how many homes are listed and what the cheapest night costs with VAT", async () => {
  const app = await testApp();
  await aProperty(app.db, { cityId: 5, weekdayPrice: 80_000 });
  await aProperty(app.db, { cityId: 5, weekdayPrice: 54_010 });
  await aProperty(app.db, { cityId: 5, weekdayPrice: 10_000, status: "inactive" });
  await aProperty(app.db, { cityId: 1, weekdayPrice: 90_000, weekendPrice: 60_000 });

  const saudi = (await citiesOn(app, "mabeet-sa")).filter(({ cityId }) => [1, 5].includes(cityId));

  expect(saudi).toEqual([
    { cityId: 1, count: 1, fromPrice: 690 },
    { cityId: 5, count: 2, fromPrice: 621.12 },
  ]);
});

test("VAT follows the site, and on the global site the country of the home", async () => {
  const app = await testApp();
  await aProperty(app.db, { cityId: 13, countryCode: "AE", weekdayPrice: 100_000 });
  const prices = await Promise.all(
    ["mabeet-sa", "mabeet-ae", "mabeet-kw", "mabeet-bh", "mabeet-global"].map(async (site) => {
      const cities = await citiesOn(app, site);
      return cities.find(({ cityId }) => cityId === 13)?.fromPrice;
    }),
  );

  expect(prices).toEqual([1150, 1050, 1000, 1100, 1050]);
});

test("a city whose only home is not listed is not offered", async () => {
  const app = await testApp();
  await aProperty(app.db, { cityId: 14, countryCode: "AE", status: "inactive" });

  expect((await citiesOn(app, "mabeet-sa")).map(({ cityId }) => cityId)).not.toContain(14);
});
