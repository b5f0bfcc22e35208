import sharp from "sharp";
import { expect, test } from "vitest";
import type { PictureFacts } from "#domain/picture/picture-facts.ts";
import { distance, hashOf, heroHash } from "./uniqueness-hash.ts";
import { LEAST_DISTANCE, MOST_TRIES, measure, settleSalts } from "./uniqueness-salts.ts";

const home = (id: number, cityId = 5): PictureFacts => ({
  id,
  cityId,
  propertyTypeId: 1,
  bedrooms: 3,
  bathrooms: 2,
  is3DView: false,
  salt: 0,
  amenityIds: [],
  spaceCategoryIds: [1, 2, 8],
});

/** Looks like every other home until it is rolled `rolls` times. */
const alikeUntil =
  (rolls: number) =>
  async ({ id, salt }: PictureFacts) =>
    new Uint8Array(32).fill(id > 1 && salt >= rolls ? 255 : 0);

test("a picture is far from its mirror image and from nothing like itself", async () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="107"><defs><linearGradient id="a"><stop stop-color="#fff"/><stop offset="1"/></linearGradient></defs><rect width="160" height="107" fill="url(#a)"/></svg>`;
  const picture = await sharp(Buffer.from(svg)).png().toBuffer();
  const mirrored = await sharp(picture).flop().png().toBuffer();

  expect(distance(await hashOf(picture), await hashOf(picture))).toBe(0);
  expect(distance(await hashOf(picture), await hashOf(mirrored))).toBeGreaterThan(240);
});

test("a home that looks like one before it is rolled until it does not, and the earlier one keeps its look", async () => {
  const settled = await settleSalts([home(2), home(1)], alikeUntil(3));

  expect(settled.map(({ id, salt }) => [id, salt])).toEqual([
    [1, 0],
    [2, 3],
  ]);
});

test("homes of different cities may look alike", async () => {
  const settled = await settleSalts([home(1, 5), home(2, 6)], alikeUntil(3));

  expect(settled.map(({ salt }) => salt)).toEqual([0, 0]);
});

test("rolling ends after twenty tries and says what it came to", async () => {
  const [, second] = await settleSalts([home(1), home(2)], alikeUntil(MOST_TRIES + 1));

  expect(second?.nearest).toBe(0);
});

test("ten homes of one city, drawn by the grammar, look different at a glance", async () => {
  const homes = Array.from({ length: 10 }, (_, i) => home(i + 1));
  const nearest = (await measure(homes, heroHash)).map((each) => each.nearest);

  expect(Math.min(...nearest)).toBeGreaterThanOrEqual(LEAST_DISTANCE);
}, 30_000);
