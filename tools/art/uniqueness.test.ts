import sharp from "sharp";
import { expect, test } from "vitest";
import type { PictureFacts } from "#domain/picture/picture-facts.ts";
import { distance, hashOf, heroHash } from "./uniqueness-hash.ts";
import { chooseSalts, MAX_SALT, MIN_DISTANCE, measure } from "./uniqueness-salts.ts";

const property = (id: number, cityId = 5): PictureFacts => ({
  id,
  cityId,
  areaId: cityId * 100 + 1,
  propertyTypeId: 1,
  bedrooms: 3,
  bathrooms: 2,
  is3DView: false,
  isBySea: false,
  salt: 0,
  amenityIds: [],
  spaceCategoryIds: [1, 2, 8],
});

/** The same hash for every property until its salt reaches `firstUnique`. */
const alikeUntil =
  (firstUnique: number) =>
  async ({ id, salt }: PictureFacts) =>
    new Uint8Array(32).fill(id > 1 && salt >= firstUnique ? 255 : 0);

test("a picture has distance 0 to itself and a large distance to its mirror image", async () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="107"><defs><linearGradient id="a"><stop stop-color="#fff"/><stop offset="1"/></linearGradient></defs><rect width="160" height="107" fill="url(#a)"/></svg>`;
  const picture = await sharp(Buffer.from(svg)).png().toBuffer();
  const mirrored = await sharp(picture).flop().png().toBuffer();

  expect(distance(await hashOf(picture), await hashOf(picture))).toBe(0);
  expect(distance(await hashOf(picture), await hashOf(mirrored))).toBeGreaterThan(240);
});

test("a property that looks like an earlier one gets another salt, and the earlier one keeps its own", async () => {
  const salted = await chooseSalts([property(2), property(1)], alikeUntil(3));

  expect(salted.map(({ id, salt }) => [id, salt])).toEqual([
    [1, 0],
    [2, 3],
  ]);
});

test("properties of different cities may look alike", async () => {
  const salted = await chooseSalts([property(1, 5), property(2, 6)], alikeUntil(3));

  expect(salted.map(({ salt }) => salt)).toEqual([0, 0]);
});

test("the search ends at the maximum salt and returns the distance it reached", async () => {
  const [, second] = await chooseSalts([property(1), property(2)], alikeUntil(MAX_SALT + 1));

  expect(second?.nearest).toBe(0);
});

test("ten drawn properties of one city look different", async () => {
  const properties = Array.from({ length: 10 }, (_, i) => property(i + 1));
  const nearest = (await measure(properties, heroHash)).map((each) => each.nearest);

  expect(Math.min(...nearest)).toBeGreaterThanOrEqual(MIN_DISTANCE);
}, 30_000);
