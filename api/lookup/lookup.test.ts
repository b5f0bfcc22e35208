import { expect, test } from "vitest";
import { aCity } from "#api/testing/builders/a-city.ts";
import { aLookup } from "#api/testing/builders/a-lookup.ts";
import { sharedTestApp } from "#api/testing/servers/test-app.ts";
import { lookupTypes } from "#domain/lookup/lookup-types.ts";

const lookup = "/api/accommodation/lookup";

test("cities come in the language asked for, by rank and then by name", async () => {
  const app = await sharedTestApp();
  await aLookup(app.db, { lookupTypeId: 2, id: 1, valueEn: "Jeddah", valueAr: "جدة", rank: 2 });
  await aLookup(app.db, { lookupTypeId: 2, id: 5, valueEn: "Riyadh", valueAr: "الرياض", rank: 1 });
  await aLookup(app.db, { lookupTypeId: 2, id: 3, valueEn: "Al Khobar", valueAr: "الخبر", rank: 2 });
  await aLookup(app.db, { lookupTypeId: 7, id: 1, valueEn: "Chalet", valueAr: "شاليه" });

  const english = await app.inject(`${lookup}/CITY?locale=en`);
  const arabic = await app.inject(`${lookup}/CITY?locale=ar`);

  expect(english.json()).toEqual([
    { id: 5, lookupTypeId: 2, value: "Riyadh", rank: 1 },
    { id: 3, lookupTypeId: 2, value: "Al Khobar", rank: 2 },
    { id: 1, lookupTypeId: 2, value: "Jeddah", rank: 2 },
  ]);
  expect(arabic.json()[0]).toEqual({ id: 5, lookupTypeId: 2, value: "الرياض", rank: 1 });
});

test("the cities of the site's country come first", async () => {
  const app = await sharedTestApp();
  for (const { id, rank, countryCode } of [
    { id: 71, rank: 1, countryCode: "SA" },
    { id: 73, rank: 14, countryCode: "AE" },
    { id: 72, rank: 13, countryCode: "AE" },
  ]) {
    await aLookup(app.db, { lookupTypeId: lookupTypes.CITY, id, rank });
    await aCity(app.db, id, countryCode);
  }
  const idsOn = async (host: string) => {
    const listed: { id: number }[] = (await app.inject({ url: `${lookup}/CITY`, headers: { host } })).json();
    return listed.map(({ id }) => id).filter((id) => id > 70);
  };

  expect(await idsOn("mabeet-ae.localhost")).toEqual([72, 73, 71]);
  expect(await idsOn("mabeet-sa.localhost")).toEqual([71, 72, 73]);
});

test("without a locale in the address the guest's own language is spoken, then the site's", async () => {
  const app = await sharedTestApp();
  await aLookup(app.db, { lookupTypeId: 6, id: 1, valueEn: "Families", valueAr: "عوائل" });
  const url = `${lookup}/GUEST_TYPE`;
  const english = await app.inject({ url, headers: { "x-locale": "en", host: "mabeet-sa.localhost" } });
  const saudi = await app.inject({ url, headers: { host: "mabeet-sa.localhost" } });
  const emirati = await app.inject({ url, headers: { host: "mabeet-ae.localhost" } });

  expect([english, saudi, emirati].map((answer) => answer.json()[0].value)).toEqual(["Families", "عوائل", "Families"]);
});

test("a type without labels yet is an empty list", async () => {
  const app = await sharedTestApp();

  expect((await app.inject(`${lookup}/AMENITY_TAG`)).json()).toEqual([]);
});

test.each(["PLANET", "city", "constructor", "toString", "2", "CITY%20"])(
  "there is no lookup called %s",
  async (name) => {
    const app = await sharedTestApp();
    const response = await app.inject(`${lookup}/${name}`);

    expect([response.statusCode, response.json().error.code]).toEqual([404, 1002]);
  },
);

test("a language we do not speak is refused", async () => {
  const app = await sharedTestApp();

  expect((await app.inject(`${lookup}/CITY?locale=fr`)).json().error).toMatchObject({
    code: 1001,
    fields: { locale: "invalid" },
  });
});
