import fc from "fast-check";
import { expect, test } from "vitest";
import { type ComparableProperty, comparedFacts } from "./compared-facts.ts";
import { splitFacts } from "./split-facts.ts";

const chalet: ComparableProperty = {
  ...{
    propertyTypeId: 1,
    cityId: 5,
    areaId: 50,
    capacity: 12,
    sleeps: 6,
    bedRoomCount: 2,
    bathRoomCount: 2,
    size: 480,
  },
  beds: [{ descriptionEn: "King bed" }, { descriptionEn: "Bunk beds" }],
  ...{ checkInFrom: "16:00", checkOutTo: "12:00", guestTypeIds: [1, 2], is3DView: false },
  amenities: [
    { id: 3, rank: 2, typeRank: 1 },
    { id: 9, rank: 1, typeRank: 1 },
  ],
  spaces: [
    { spaceCategoryId: 1, count: 2 },
    { spaceCategoryId: 8, count: 1 },
  ],
  ruleIds: [4],
};
const keysOf = (facts: ReturnType<typeof comparedFacts>) =>
  facts.map((fact) => (fact.kind === "measure" ? fact.name : `${fact.group} ${fact.id}`));

test("facts that differ are separated from shared ones; the order of beds and guests is no difference", () => {
  const other: ComparableProperty = {
    ...chalet,
    beds: chalet.beds.toReversed(),
    guestTypeIds: [2, 1],
    size: 500,
    amenities: [...chalet.amenities, { id: 1, rank: 7, typeRank: 0 }],
    spaces: [{ spaceCategoryId: 8, count: 2 }],
    ruleIds: [],
  };
  const { differing, shared } = splitFacts(comparedFacts([chalet, other]));
  expect(keysOf(differing)).toEqual(["size", "spaceCategories 8", "amenities 1", "rules 4"]);
  expect(keysOf(shared)).toEqual([
    ...["propertyType", "location", "sleeps", "bedrooms", "bathrooms", "checkIn", "checkOut", "guestTypes", "tour"],
    ...["amenities 9", "amenities 3"],
  ]);
});

test("one home alone shows all of its facts", () => {
  const facts = comparedFacts([chalet]);
  expect(splitFacts(facts)).toEqual({ differing: facts, shared: [] });
});

const anyId = fc.integer({ min: 1, max: 6 });
const anyHome: fc.Arbitrary<ComparableProperty> = fc.record({
  ...{ propertyTypeId: anyId, cityId: anyId, areaId: anyId, capacity: anyId, sleeps: anyId },
  ...{ bedRoomCount: anyId, bathRoomCount: anyId, size: anyId, is3DView: fc.boolean() },
  beds: fc.array(fc.record({ descriptionEn: fc.constantFrom("King bed", "Bunk beds") }), { maxLength: 2 }),
  checkInFrom: fc.constantFrom("15:00", "16:00"),
  checkOutTo: fc.constantFrom("11:00", "12:00"),
  guestTypeIds: fc.uniqueArray(anyId, { maxLength: 2 }),
  amenities: fc.uniqueArray(anyId).map((ids) => ids.map((id) => ({ id, rank: (id * 7) % 5, typeRank: id % 2 }))),
  spaces: fc.uniqueArray(anyId).map((ids) => ids.map((id) => ({ spaceCategoryId: id, count: 1 }))),
  ruleIds: fc.uniqueArray(anyId),
});
const anyHomes = fc.array(anyHome, { minLength: 1, maxLength: 4 });

test("every fact has one value for each home and is on exactly one side", () => {
  fc.assert(
    fc.property(anyHomes, (homes) => {
      const facts = comparedFacts(homes);
      const { differing, shared } = splitFacts(facts);
      expect(facts.every(({ values }) => values.length === homes.length)).toBe(true);
      expect(new Set([...differing, ...shared]).size).toBe(facts.length);
      expect(facts.filter((fact) => differing.includes(fact))).toEqual(differing);
    }),
  );
});

test("the order of the homes changes neither which facts differ nor the order of the rows", () => {
  fc.assert(
    fc.property(anyHomes, (homes) => {
      const [one, other] = [homes, homes.toReversed()].map((each) => splitFacts(comparedFacts(each)));
      expect(keysOf(one?.differing ?? [])).toEqual(keysOf(other?.differing ?? []));
      expect(keysOf(one?.shared ?? [])).toEqual(keysOf(other?.shared ?? []));
    }),
  );
});

test("equal homes differ in nothing", () => {
  fc.assert(
    fc.property(anyHome, fc.integer({ min: 2, max: 4 }), (home, count) => {
      expect(splitFacts(comparedFacts(Array.from({ length: count }, () => home))).differing).toEqual([]);
    }),
  );
});
