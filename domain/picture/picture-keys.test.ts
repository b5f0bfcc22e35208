import fc from "fast-check";
import { expect, test } from "vitest";
import { amenities } from "#domain/lookup/amenities.ts";
import { propertyTypes } from "#domain/lookup/property-types.ts";
import { spaces } from "#domain/lookup/spaces.ts";
import { MAX_PICTURES, MIN_PICTURES, pictureKeys } from "./picture-keys.ts";

const chalet = {
  id: 12,
  propertyTypeId: propertyTypes.CHALET,
  spaceCategoryIds: [spaces.MAJLIS, spaces.BEDROOM, spaces.BEDROOM, spaces.KITCHEN, spaces.BATHROOM, spaces.POOL],
  amenityIds: [amenities.PRIVATE_POOL, amenities.FIRE_PIT],
};
const keys = (property: Parameters<typeof pictureKeys>[0]) => pictureKeys(property).map(({ key }) => key);

test("a gallery goes from the outside in, shows each room and ends with the plan", () => {
  expect(keys(chalet)).toEqual([
    "exterior",
    "pool",
    "exterior-night",
    "majlis-a",
    "majlis-b",
    "bedroom-1",
    "bedroom-2",
    "kitchen",
    "bathroom-1",
    "fire-pit",
    "still-life",
    "site-plan",
  ]);
});

test("a home without a pool shows its fire in the second place, and once", () => {
  const dry = { ...chalet, spaceCategoryIds: [spaces.BEDROOM], amenityIds: [amenities.FIRE_PIT] };

  expect(keys(dry).filter((key) => key === "fire-pit")).toHaveLength(1);
  expect(keys(dry)[1]).toBe("fire-pit");
});

test("a picture knows its room and has a number of its own", () => {
  const [, pool] = pictureKeys(chalet);

  expect(pool).toEqual({ id: 1202, key: "pool", spaceCategoryId: spaces.POOL, rank: 2 });
});

test("any home has 8 to 20 different pictures, none of a room it has not", () => {
  const property = fc.record({
    id: fc.integer({ min: 1, max: 1_000_000 }),
    propertyTypeId: fc.constantFrom(...Object.values(propertyTypes)),
    spaceCategoryIds: fc.array(fc.constantFrom(...Object.values(spaces)), { maxLength: 25 }),
    amenityIds: fc.uniqueArray(fc.constantFrom(...Object.values(amenities))),
  });
  fc.assert(
    fc.property(property, (given) => {
      const pictures = pictureKeys(given);

      expect(pictures.length).toBeGreaterThanOrEqual(MIN_PICTURES);
      expect(pictures.length).toBeLessThanOrEqual(MAX_PICTURES);
      expect(new Set(pictures.map(({ key }) => key)).size).toBe(pictures.length);
      expect(pictures.map(({ rank }) => rank)).toEqual(pictures.map((_, index) => index + 1));
      for (const { spaceCategoryId } of pictures) {
        expect(spaceCategoryId === null || given.spaceCategoryIds.includes(spaceCategoryId as never)).toBe(true);
      }
    }),
  );
});
