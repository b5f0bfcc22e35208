import { beforeAll, expect, test } from "vitest";
import { propertySpaces } from "#api/schema/property.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { testApp } from "#api/testing/servers/test-app.ts";
import { spaces } from "#domain/lookup/spaces.ts";

let app: Awaited<ReturnType<typeof testApp>>;
const tourOf = (id: number) => app.inject({ url: `/api/accommodation/property/${id}/tour` });

async function aTouredHome(is3DView: boolean) {
  const property = await aProperty(app.db, { is3DView });
  await app.db.insert(propertySpaces).values([
    { propertyId: property.id, rank: 1, spaceCategoryId: spaces.MAJLIS },
    { propertyId: property.id, rank: 2, spaceCategoryId: spaces.KITCHEN },
  ]);
  return property;
}

beforeAll(async () => {
  app = await testApp({
    beforeRoutes: async (made) => {
      made.decorate("pictureTour", () => [
        { room: "majlis", hotspots: [{ to: "kitchen", yaw: Math.PI, pitch: -0.1 }] },
      ]);
    },
  });
});

test("a guest walks from room to room through the doors that are drawn", async () => {
  const { id } = await aTouredHome(true);
  const { stops } = (await tourOf(id)).json();
  expect(stops).toEqual([
    {
      room: "majlis",
      spaceCategoryId: spaces.MAJLIS,
      preview: `/img/2/${id}/pano-majlis-2048.webp`,
      panorama: `/img/2/${id}/pano-majlis-4096.webp`,
      hotspots: [{ to: "kitchen", yaw: 180, pitch: -5.73 }],
    },
    expect.objectContaining({ room: "kitchen", hotspots: [] }),
  ]);
});

test("a home without a tour has none, and an unknown home is not found", async () => {
  const { id } = await aTouredHome(false);
  expect((await tourOf(id)).json()).toEqual({ stops: [] });
  expect((await tourOf(2_147_483_647)).statusCode).toBe(404);
});
