import { expect, test } from "vitest";
import { labels } from "#api/reference/data/labels.ts";
import { makeSeasons } from "#api/reference/season-rows.ts";
import { amenities } from "#domain/lookup/amenities.ts";
import { spaces } from "#domain/lookup/spaces.ts";
import { pictureKeys } from "#domain/picture/picture-keys.ts";
import { seasonCalendar, seasonOf } from "#domain/price/season.ts";
import { addDays } from "#domain/stay/day.ts";
import { weekdayOf } from "#domain/stay/weekday.ts";
import { catalogue } from "./seed.ts";

const today = "2026-11-15";
const properties = [...catalogue({ properties: 600, seed: 3, today, light: false })];

test("rooms and amenities tell the same story: a pool is a pool in both lists", () => {
  const pairs = [
    [amenities.PRIVATE_POOL, spaces.POOL],
    [amenities.GARDEN, spaces.GARDEN],
    [amenities.KITCHEN, spaces.KITCHEN],
  ] as const;
  const liars = properties.filter(({ property, spaces: rooms }) =>
    pairs.some(
      ([amenity, space]) =>
        property.amenityIds.includes(amenity) !== rooms.some(({ spaceCategoryId }) => spaceCategoryId === space),
    ),
  );

  expect(liars).toEqual([]);
});

test("a home has as many bedrooms and bathrooms as it says", () => {
  const count = (property: (typeof properties)[number], space: number) =>
    property.spaces.filter(({ spaceCategoryId }) => spaceCategoryId === space).length;

  expect(properties.filter((property) => count(property, spaces.BEDROOM) !== property.property.bedRoomCount)).toEqual(
    [],
  );
  expect(properties.filter((property) => count(property, spaces.BATHROOM) !== property.property.bathRoomCount)).toEqual(
    [],
  );
});

test("nothing needs what is missing: no heated pool without a pool", () => {
  const withoutPool = properties.filter(({ property }) => !property.amenityIds.includes(amenities.PRIVATE_POOL));
  const needPool: number[] = [amenities.HEATED_POOL, amenities.CHILDRENS_POOL, amenities.POOL_FENCE];

  expect(withoutPool.length).toBeGreaterThan(50);
  expect(withoutPool.filter(({ property }) => property.amenityIds.some((id) => needPool.includes(id)))).toEqual([]);
});

test("every amenity, space, rule and guest a home names has a label", () => {
  const known = (list: keyof typeof labels, ids: readonly number[]) =>
    ids.every((id) => id > 0 && id <= (labels[list]?.length ?? 0));

  for (const { property, spaces: rooms } of properties) {
    expect(known("AMENITY", property.amenityIds)).toBe(true);
    expect(known("RULE", property.fixedRuleIds ?? [])).toBe(true);
    expect(known("GUEST_TYPE", property.guestTypeIds ?? [])).toBe(true);
    expect(
      known(
        "SPACE_CATEGORY",
        rooms.map(({ spaceCategoryId }) => spaceCategoryId),
      ),
    ).toBe(true);
  }
  expect(Object.keys(amenities).length).toBe(labels.AMENITY?.length);
  expect(Object.keys(spaces).length).toBe(labels.SPACE_CATEGORY?.length);
});

test("every home has 8 to 20 pictures", () => {
  const counts = properties.map(
    ({ property, spaces: rooms }) =>
      pictureKeys({
        id: property.id as number,
        propertyTypeId: property.propertyTypeId,
        amenityIds: property.amenityIds,
        spaceCategoryIds: rooms.map(({ spaceCategoryId }) => spaceCategoryId),
      }).length,
  );

  expect(Math.min(...counts)).toBeGreaterThanOrEqual(8);
  expect(Math.max(...counts)).toBeLessThanOrEqual(20);
});

test("no night of a home is booked twice, and bookings reach a year ahead", () => {
  for (const { bookings } of properties) {
    const nights = nightsOf(bookings);
    expect(new Set(nights).size).toBe(nights.length);
  }
  const last =
    properties
      .flatMap(({ bookings }) => nightsOf(bookings))
      .sort()
      .at(-1) ?? "";

  expect(last > addDays(today, 330)).toBe(true);
  expect(last < addDays(today, 366)).toBe(true);
});

test("weekends are fuller than weekdays and next month fuller than next summer, yet every month has room", () => {
  const nights = properties.flatMap(({ bookings }) => nightsOf(bookings));
  const share = (from: number, to: number, days?: string[]) => {
    const wanted = Array.from({ length: to - from }, (_, day) => addDays(today, from + day)).filter(
      (day) => !days || days.includes(weekdayOf(day)),
    );
    return nights.filter((night) => wanted.includes(night)).length / (wanted.length * properties.length);
  };

  expect(share(0, 28, ["thu", "fri"])).toBeGreaterThan(share(0, 28, ["sun", "mon", "tue"]) * 2);
  expect(share(0, 28, ["thu", "fri"])).toBeLessThan(0.85);
  expect(share(0, 28)).toBeGreaterThan(share(200, 228) * 2);
});

test("a light calendar has at most ten booked nights and two reviews", () => {
  for (const { bookings, reviews } of catalogue({ properties: 300, seed: 1, today, light: true })) {
    expect(nightsOf(bookings).length).toBeLessThanOrEqual(10);
    expect(new Set(nightsOf(bookings)).size).toBe(nightsOf(bookings).length);
    expect(reviews.length).toBeLessThanOrEqual(2);
  }
});

test("homes for families alone say so in their rules", () => {
  const wrong = properties.filter(({ property: { guestTypeIds = [], fixedRuleIds = [] } }) => {
    const familiesAlone = guestTypeIds.length === 1 && guestTypeIds[0] === 1;
    return familiesAlone !== fixedRuleIds.includes(4);
  });

  expect(wrong).toEqual([]);
});

test("Ramadan, both feasts and the national days fall where calendars have them", () => {
  const calendar = seasonCalendar(makeSeasons(today));
  const season = (country: string, day: string) => seasonOf(calendar, country, day);

  expect(season("SA", "2027-02-20")).toBe("ramadan");
  expect(season("AE", "2027-03-09")).toBe("eid");
  expect(season("KW", "2027-05-16")).toBe("eid");
  expect(season("SA", "2027-09-23")).toBe("national-day");
  expect(season("AE", "2026-12-02")).toBe("national-day");
  expect(season("SA", "2026-12-02")).toBe(null);
  expect(season("AE", "2027-01-02")).toBe("school-break");
});

function nightsOf(bookings: readonly { checkIn: string; nights: number }[]): string[] {
  return bookings.flatMap(({ checkIn, nights }) =>
    Array.from({ length: nights }, (_, night) => addDays(checkIn, night)),
  );
}
