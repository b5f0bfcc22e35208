import { afterAll, beforeAll, expect, test } from "vitest";
import { createPlacesClient } from "#api/review/google/places-client.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { testApp, testSettings } from "#api/testing/servers/test-app.ts";
import { type TestSandbox, testSandbox } from "#api/testing/servers/test-sandbox.ts";
import { setGooglePlace } from "./set-google-place.ts";

const operator = { by: "Huda", second: null, reason: "The host sent the id." };
const app = await testApp();
let sandbox: TestSandbox;
let client: ReturnType<typeof createPlacesClient>;

beforeAll(async () => {
  sandbox = await testSandbox(0.02);
  client = createPlacesClient(await testSettings({ PLACES_URL: `${sandbox.url}/places` }));
});
afterAll(() => sandbox.stop());

const set = (propertyId: number, placeId: string | null, places = client) =>
  setGooglePlace(app.db, operator, { propertyId, placeId, client: places });

async function offers(propertyId: number): Promise<string | null> {
  const { rows } = await app.db.execute<{ place: string | null }>(
    `SELECT google_place_id AS place FROM property WHERE id = ${propertyId} AND google_place_gone_at IS NULL`,
  );
  return rows[0]?.place ?? null;
}

test("an operator says which place a home is, sees a link to it, and takes it back", async () => {
  const { id } = await aProperty(app.db, { googlePlaceId: "ChIJmabeet1", googlePlaceGoneAt: new Date() });
  expect(await set(id, "ChIJmabeet5")).toMatchObject({
    placeId: "ChIJmabeet5",
    before: "ChIJmabeet1",
    google: expect.stringContaining("https://maps.google.com/"),
    reviews: expect.any(Number),
  });
  expect(await offers(id)).toBe("ChIJmabeet5");
  expect(await set(id, null)).toMatchObject({ placeId: null, before: "ChIJmabeet5" });
  expect(await offers(id)).toBeNull();
});

test("a place that Google does not know, a malformed id and an unknown home are refused, and nothing changes", async () => {
  const { id } = await aProperty(app.db, { googlePlaceId: "ChIJmabeet1" });
  await expect(set(id, "ChIJgone_nowhere")).rejects.toThrow("Google knows no place ChIJgone_nowhere.");
  await expect(set(id, "not-a-place")).rejects.toThrow("Google knows no place");
  for (const wrong of ["", "x", "ChIJ abc def", "https://maps.google.com/?cid=1", "ChIJ".padEnd(301, "x")])
    await expect(set(id, wrong)).rejects.toThrow("Give the id of the place");
  for (const wrong of [0, -1, 1.5, Number.NaN, 2 ** 31])
    await expect(set(wrong, "ChIJmabeet5")).rejects.toThrow("whole number");
  await expect(set(2_147_483_647, "ChIJmabeet5")).rejects.toThrow("There is no property");
  expect(await offers(id)).toBe("ChIJmabeet1");
});

test("without Google, or while it is down, the id is stored, and the answer says that nobody looked", async () => {
  const { id } = await aProperty(app.db);
  expect(await set(id, "ChIJmabeet6", null)).toMatchObject({ google: "not asked: it is not set up" });
  await sandbox.setFault("/places/v1/places/*", "500");
  expect(await set(id, "ChIJmabeet7")).toMatchObject({ google: "not asked: refused 500" });
  expect(await offers(id)).toBe("ChIJmabeet7");
});
