import { expect, test } from "vitest";
import { areas } from "#api/reference/data/areas.ts";
import { amenities } from "#domain/lookup/amenities.ts";
import { spaces } from "#domain/lookup/spaces.ts";
import { sleepsIn } from "#domain/property/beds.ts";
import { stepFreeInfo } from "#seed/data/property-texts.ts";
import { catalogue } from "./seed.ts";

const homes = [...catalogue({ properties: 1000, seed: 5, today: "2026-11-15", light: true })];
const NO_PETS = 2;
const MEN = 2;
const having = (amenity: number) => homes.filter(({ property }) => property.amenityIds.includes(amenity));

test.each([
  ["a view", having(amenities.VIEW)],
  ["pets", having(amenities.PETS)],
  ["step-free access", having(amenities.STEP_FREE)],
  ["a women's pool", having(amenities.WOMENS_POOL)],
  ["the sea", homes.filter(({ property }) => property.isBySea)],
])("some homes have %s, and most do not", (_, found) => {
  expect(found.length).toBeGreaterThan(homes.length * 0.08);
  expect(found.length).toBeLessThan(homes.length * 0.4);
});

test("pets are welcome only where no rule forbids them", () => {
  expect(having(amenities.PETS).filter(({ property }) => property.fixedRuleIds?.includes(NO_PETS))).toEqual([]);
});

test("a women's pool is in a home with a pool that admits more than men", () => {
  const wrong = having(amenities.WOMENS_POOL).filter(
    ({ property }) =>
      !property.amenityIds.includes(amenities.PRIVATE_POOL) || property.guestTypeIds?.every((id) => id === MEN),
  );
  expect(wrong).toEqual([]);
});

test("a home has step-free access exactly where its information says so", () => {
  for (const { property, infos } of homes) {
    const isNamed = infos.some(({ descriptionEn }) => stepFreeInfo.some(({ en }) => en === descriptionEn));
    expect([property.id, property.amenityIds.includes(amenities.STEP_FREE)]).toEqual([property.id, isNamed]);
  }
});

test("a home is by the sea exactly in an area by the sea, and one named after its view has it", () => {
  const bySea = new Set(areas.filter(({ scape }) => scape === "sea").map(({ id }) => id));
  expect(homes.filter(({ property }) => property.isBySea !== bySea.has(property.areaId))).toEqual([]);
  const named = homes.filter(({ property }) => property.nameEn.includes("Matall"));
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter(({ property }) => !property.amenityIds.includes(amenities.VIEW))).toEqual([]);
});

test("as many sleep in a home as in its beds, never more than it takes by day", () => {
  for (const { property, spaces: rooms } of homes) {
    const bedrooms = rooms.filter(({ spaceCategoryId }) => spaceCategoryId === spaces.BEDROOM);
    expect(property.sleeps).toBe(sleepsIn(bedrooms.map(({ detailEn }) => ({ descriptionEn: detailEn ?? "" }))));
    expect(property.sleeps).toBeLessThanOrEqual(property.capacity);
  }
});
