import { eq } from "drizzle-orm";
import { beforeAll, expect, test, vi } from "vitest";
import { areas } from "#api/schema/lookup.ts";
import { properties } from "#api/schema/property.ts";
import { aCity } from "#api/testing/builders/a-city.ts";
import { aLookup } from "#api/testing/builders/a-lookup.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { sharedTestApp } from "#api/testing/servers/test-app.ts";
import type { PlaceAnswer, SentenceAnswer } from "#contract/search/place.ts";
import { cityCentres } from "#domain/location/city-centres.ts";
import { metresBetween } from "#domain/location/distance.ts";
import type { Point } from "#domain/location/shift.ts";
import { lookupTypes } from "#domain/lookup/lookup-types.ts";

const { CITY, AREA, PROPERTY_TYPE, SPACE_CATEGORY, GUEST_TYPE } = lookupTypes;
let homeId = 0;

beforeAll(async () => {
  const { db } = await sharedTestApp();
  for (const [lookupTypeId, id, valueEn, valueAr, rank] of [
    [CITY, 5, "Riyadh", "الرياض", 1],
    [CITY, 4, "Taif", "الطائف", 5],
    [AREA, 401, "Al Hada", "الهدا", 1],
    [AREA, 402, "Al Shafa", "الشفا", 2],
    [PROPERTY_TYPE, 1, "Chalet", "شاليه", 1],
    [SPACE_CATEGORY, 8, "Pool", "مسبح", 8],
    [GUEST_TYPE, 1, "Families", "عوائل", 1],
  ] as const) {
    await aLookup(db, { lookupTypeId, id, valueEn, valueAr, rank });
  }
  await aCity(db, 4);
  await aCity(db, 5);
  const inTaif = [401, 402].map((id) => ({ id, cityId: 4 }));
  await db.insert(areas).values(inTaif).onConflictDoNothing();
  ({ id: homeId } = await aProperty(db, { nameEn: "Cloud Cabin", nameAr: "كوخ السحاب", cityId: 4, areaId: 401 }));
});

async function find(text: string, locale = "en"): Promise<PlaceAnswer> {
  const app = await sharedTestApp();
  return (await app.inject(`/api/accommodation/place?locale=${locale}&text=${encodeURIComponent(text)}`)).json();
}

async function read(text: string, locale = "en"): Promise<SentenceAnswer> {
  const app = await sharedTestApp();
  return (await app.inject(`/api/accommodation/sentence?locale=${locale}&text=${encodeURIComponent(text)}`)).json();
}

test("one field finds cities, areas, landmarks and homes in either script, in the guest's language", async () => {
  expect((await find("الطايف")).places[0]).toEqual({
    kind: "city",
    id: 4,
    name: "Taif",
    cityId: 4,
    cityName: "Taif",
    isExact: true,
  });
  expect((await find("alhada", "ar")).places).toEqual([
    { kind: "area", id: 401, name: "الهدا", cityId: 4, cityName: "الطائف", isExact: true },
  ]);
  expect((await find("kingdom")).places).toEqual([
    {
      kind: "landmark",
      id: 502,
      name: "Kingdom Centre",
      cityId: 5,
      cityName: "Riyadh",
      isExact: false,
      latitude: 24.711,
      longitude: 46.674,
    },
  ]);
  expect((await find("كوخ السحاب")).places).toMatchObject([{ kind: "property", id: homeId, name: "Cloud Cabin" }]);
});

test("distances can be measured from a city, an area, a landmark and a home, whose points are approximate", async () => {
  const app = await sharedTestApp();
  const pointed = async (text: string): Promise<PlaceAnswer["places"]> =>
    (await app.inject(`/api/accommodation/place?points=all&text=${encodeURIComponent(text)}`)).json().places;
  const [taif] = await pointed("taif");
  expect(taif).toMatchObject({ kind: "city", ...cityCentres[4] });
  const [home] = await pointed("cloud cabin");
  const [real] = await app.db.select().from(properties).where(eq(properties.id, homeId));
  const away = metresBetween(home as Point, real as Point);
  expect(away).toBeGreaterThan(100);
  expect(away).toBeLessThan(501);
  const [area] = await pointed("al hada");
  expect(area).toMatchObject({ kind: "area", latitude: home?.latitude, longitude: home?.longitude });
  expect((await pointed("kingdom"))[0]).toMatchObject({ kind: "landmark", latitude: 24.711 });
});

test("the landmarks of some cities are listed, the best known first, and nothing is asked for without a city", async () => {
  const app = await sharedTestApp();
  const listed = async (query: string) => app.inject(`/api/accommodation/place?locale=en&${query}`);
  const { places } = (await listed("landmarksOf=4,5")).json<PlaceAnswer>();
  expect(places.map(({ name }) => name).slice(0, 3)).toEqual(["Taif Airport", "Shubra Palace", "Riyadh Airport"]);
  expect(places[0]).toMatchObject({ kind: "landmark", cityName: "Taif", latitude: 21.483 });
  for (const query of ["", "landmarksOf=", "landmarksOf=x", "landmarksOf=4&text=taif"])
    expect((await listed(query)).statusCode).toBe(400);
});

test("an area without homes has no point, so distances are not measured from it", async () => {
  const app = await sharedTestApp();
  const found = async (query: string) =>
    (await app.inject(`/api/accommodation/place?text=shafa${query}`)).json().places.length;
  expect([await found(""), await found("&points=all")]).toEqual([1, 0]);
});

test("a typing error still finds the city", async () => {
  expect((await find("riyahd")).places[0]?.name).toBe("Riyadh");
});

test("a map link is read from its text, with the nearest city; a short one is reported as unreadable", async () => {
  expect(await find("https://maps.google.com/?q=21.3664,40.2838")).toEqual({
    places: [],
    point: { latitude: 21.3664, longitude: 40.2838, name: null, cityId: 4 },
    isUnreadableLink: false,
  });
  expect((await find("https://maps.google.com/?q=48.137,11.575")).point).toMatchObject({ cityId: null });
  expect(await find("https://maps.app.goo.gl/abc")).toEqual({ places: [], point: null, isUnreadableLink: true });
});

test("a home that is renamed or no longer listed is found so a few seconds later", async () => {
  const app = await sharedTestApp();
  await find("cloud");
  await app.db.update(properties).set({ nameEn: "Mist Cabin" }).where(eq(properties.id, homeId));
  const later = Date.now() + 6_000;
  const clock = vi.spyOn(Date, "now").mockImplementation(() => later);
  try {
    await expect.poll(async () => (await find("mist")).places.length).toBe(1);
  } finally {
    clock.mockRestore();
  }
});

test("a sentence is read with the names of the catalogue", async () => {
  const { parts, unclear } = await read("شاليه في الطائف لعائلة من 8 مع مسبح وهدوء");
  expect(parts.map(({ kind, ...part }) => [kind, "label" in part ? part.label : undefined])).toEqual([
    ["city", "Taif"],
    ["option", "Chalet"],
    ["option", "Families"],
    ["option", "Pool"],
    ["guests", undefined],
  ]);
  expect(unclear.map(({ reason, text }) => [reason, text])).toEqual([["unknown", "وهدوء"]]);
});

test("a weekend is the weekend of the site's country", async () => {
  const app = await sharedTestApp();
  const nightsOn = async (host: string) => {
    const answer: SentenceAnswer = (
      await app.inject({ url: "/api/accommodation/sentence?text=this%20weekend", headers: { host } })
    ).json();
    const [stay] = answer.parts;
    return stay?.kind === "stay" ? new Date(stay.checkIn).getUTCDay() : null;
  };
  expect([await nightsOn("mabeet-sa.localhost"), await nightsOn("mabeet-ae.localhost")]).toEqual([4, 5]);
});

const hostile = [
  "'; DROP TABLE property; --",
  "<script>alert(1)</script>",
  "../../etc/passwd",
  "\u202e\u0000\u200f",
  "((((((((((",
  "%%%%%",
  "١".repeat(60),
  "1 رجب ".repeat(50),
  "a ".repeat(150),
  "https://maps.google.com/?q=".padEnd(290, "9,"),
  "geo:".repeat(70),
  "\ud83c\udf34".repeat(40),
];
test.each(hostile)("the field answers %j", async (text) => {
  const app = await sharedTestApp();
  for (const path of ["place", "sentence"]) {
    const response = await app.inject(`/api/accommodation/${path}?text=${encodeURIComponent(text)}`);
    expect([200, 400]).toContain(response.statusCode);
  }
});

test.each([
  ["place", "", 400],
  ["place", "x".repeat(1_001), 400],
  ["place", "x".repeat(1_000), 200],
  ["sentence", "x".repeat(301), 400],
  ["sentence", "%20", 400],
])("%s with a text of a certain length answers", async (path, text, status) => {
  const app = await sharedTestApp();
  expect((await app.inject(`/api/accommodation/${path}?text=${text}`)).statusCode).toBe(status);
});
