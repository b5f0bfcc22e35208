import type { FastifyInstance } from "fastify";
import { expect, test } from "vitest";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { testApp } from "#api/testing/servers/test-app.ts";
import { metresBetween } from "#domain/location/distance.ts";
import { addDays } from "#domain/stay/day.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";

const checkIn = addDays(todayInRiyadh(new Date()), 20);
const inExperiment = "visitor=x; ab=isRealLocationShown-1";

type Home = { latitude: number; longitude: number };

async function search(app: FastifyInstance, cityId: number, cookie: string, filters: object = {}) {
  const searchCriteria = [{ lookupTypeId: 2, lookupId: [cityId] }];
  const payload = { checkIn, checkOut: addDays(checkIn, 2), searchCriteria, ...filters };
  const url = "/api/accommodation/property/search";
  const response = await app.inject({ method: "POST", url, payload, headers: { cookie } });
  expect(response.statusCode, response.body).toBe(200);
  return response;
}

async function advance(app: FastifyInstance, searchId: string, cookie: string) {
  const url = "/api/accommodation/property/advance-search";
  return app.inject({ method: "POST", url, payload: { searchId }, headers: { cookie } });
}

const boxAround = ({ latitude, longitude }: Home) => ({
  bounds: { south: latitude - 5e-5, north: latitude + 5e-5, west: longitude - 5e-5, east: longitude + 5e-5 },
});

test("a card shows one point up to 500 metres away, whatever a cookie or link asks, and never the true one", async () => {
  const app = await testApp();
  const property = await aProperty(app.db, { cityId: 61, latitude: 24.712_34, longitude: 46.643_21 });

  const answers = await Promise.all(["", "visitor=a", inExperiment].map((cookie) => search(app, 61, cookie)));

  const points = answers.map((answer) => answer.json().properties[0].location);
  expect(new Set(points.map((point) => JSON.stringify(point))).size).toBe(1);
  expect(points[0].isApproximate).toBe(true);
  expect(metresBetween(property, points[0])).toBeGreaterThan(100);
  expect(metresBetween(property, points[0])).toBeLessThanOrEqual(500);
  for (const { body } of answers) expect(body).not.toMatch(/24\.71234|46\.64321/);
});

test("a card shows the point that the details of the home show", async () => {
  const app = await testApp();
  const property = await aProperty(app.db, { cityId: 62 });

  const [card] = (await search(app, 62, "")).json().properties;
  const details = await app.inject({ url: `/api/accommodation/property/details?propertyId=${property.id}` });

  const { latitude, longitude } = details.json().location;
  expect(card.location).toMatchObject({ latitude, longitude });
});

test("a map finds a home where it is shown, not where it is", async () => {
  const app = await testApp();
  const property = await aProperty(app.db, { cityId: 63 });
  const [card] = (await search(app, 63, "")).json().properties;

  const found = async (point: Home) => (await search(app, 63, "", boxAround(point))).json().totalCount;

  expect([await found(property), await found(card.location)]).toEqual([0, 1]);
});

test("while the experiment runs, its guests see, find and measure where a home is; others do not", async () => {
  const app = await testApp({ env: { EXPERIMENTS: "isRealLocationShown" } });
  const property = await aProperty(app.db, { cityId: 64 });
  const near = { latitude: property.latitude, longitude: property.longitude };
  const inControl = "visitor=x; ab=isRealLocationShown-0";

  const answer = (await search(app, 64, inExperiment, { ...near, ...boxAround(property) })).json();
  const later = (await advance(app, answer.searchId, inExperiment)).json();
  const other = (await advance(app, answer.searchId, inControl)).json();

  expect(answer.properties[0].location).toEqual({
    areaId: 6401,
    cityId: 64,
    ...near,
    isApproximate: false,
    distance: 0,
  });
  expect(later.properties[0].location).toEqual({ areaId: 6401, cityId: 64, ...near, isApproximate: false });
  expect(other.properties[0].location.isApproximate).toBe(true);
  expect(metresBetween(property, other.properties[0].location)).toBeGreaterThan(100);
});
