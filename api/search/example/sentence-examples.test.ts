import { expect, test } from "vitest";
import { aClaim } from "#api/testing/builders/a-claim.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { testApp } from "#api/testing/servers/test-app.ts";
import { propertyTypes } from "#domain/lookup/property-types.ts";
import { addDays } from "#domain/stay/day.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";

const RIYADH = 5;
const today = todayInRiyadh(new Date());

async function examples(app: Awaited<ReturnType<typeof testApp>>, locale: string): Promise<string[]> {
  const headers = { host: "mabeet-sa.localhost" };
  const response = await app.inject({ url: `/api/accommodation/sentence/example?locale=${locale}`, headers });
  expect(response.statusCode).toBe(200);
  return response.json().examples;
}

test("without a home that is free no example is shown", async () => {
  const app = await testApp();
  const { id } = await aProperty(app.db, { cityId: RIYADH, propertyTypeId: propertyTypes.CHALET });
  await aClaim(app.db, id, { checkIn: today, checkOut: addDays(today, 14) });
  expect(await examples(app, "en")).toEqual([]);
});

test("only sentences that find a home today are examples, the same in both languages", async () => {
  const app = await testApp();
  await aProperty(app.db, { cityId: RIYADH, propertyTypeId: propertyTypes.CHALET, capacity: 3 });
  expect(await examples(app, "en")).toEqual(["chalet in Riyadh for two people tomorrow"]);
  expect(await examples(app, "ar")).toEqual(["شاليه في الرياض لشخصين غدًا"]);
});
