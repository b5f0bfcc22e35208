import { describe, expect, test } from "vitest";
import { heroLights } from "#art/drawing/hero-lights.ts";
import { roomKindNames } from "#art/interior/room-kind/room-kinds.ts";
import { buildingStyles, isDrawnPair, lightNames } from "#art/testing/all-variants.ts";
import { someProperty } from "#art/testing/some-property.ts";
import { svgFaults } from "#art/testing/svg-faults.ts";
import { yardNames } from "#art/yard/yard-kinds.ts";
import { terrains } from "#domain/location/terrains.ts";
import { amenities } from "#domain/lookup/amenities.ts";
import { propertyTypes } from "#domain/lookup/property-types.ts";
import { spaces } from "#domain/lookup/spaces.ts";
import { altText } from "#domain/picture/alt-text.ts";
import type { PictureFacts } from "#domain/picture/picture-facts.ts";
import { pictureKeys } from "#domain/picture/picture-keys.ts";
import { listedPlanParts } from "./listed-plan-parts.ts";
import { describePictures, drawPicture, type PictureDescription } from "./property-pictures.ts";
import { propertyTraits } from "./property-traits.ts";

const size = { width: 320, height: 213 };
const everything = {
  amenityIds: Object.values(amenities),
  spaceCategoryIds: [...Object.values(spaces), spaces.BEDROOM, spaces.BEDROOM],
};
const descriptionOf = (facts: PictureFacts, key: string) => describePictures(facts, [key])[0] as PictureDescription;
const altOf = (facts: PictureFacts, key: string) => descriptionOf(facts, key).alt;
const properties = Object.entries(propertyTypes).map(
  ([name, propertyTypeId], i) =>
    [name, someProperty({ ...everything, id: 900 + i, propertyTypeId, cityId: 1 + i * 2 })] as const,
);

describe.each(properties)("%s", (_, facts) => {
  test("has its pictures", () => {
    for (const { key } of pictureKeys(facts).filter((_, i) => isDrawnPair(facts.id, i, 6)))
      expect(svgFaults(drawPicture(facts, key, size) ?? "nothing"), key).toEqual([]);
  });

  test("has a placeholder and an alt text for each of them", () => {
    for (const { key } of pictureKeys(facts)) {
      expect(descriptionOf(facts, key).placeholder).toMatch(
        /^linear-gradient\(#[0-9a-f]{6}, #[0-9a-f]{6} 46%, #[0-9a-f]{6} 64%\)$/,
      );
      const { en, ar } = altText(altOf(facts, key), facts.propertyTypeId);
      expect([en.length > 8, /^[^a-zA-Z]{6,}$/.test(ar)], `${en} ${ar}`).toEqual([true, true]);
    }
  });

  test("has no alt text twice", () => {
    const texts = pictureKeys(facts).map(({ key }) => altText(altOf(facts, key), facts.propertyTypeId));
    for (const language of ["en", "ar"] as const) {
      const words = texts.map((each) => each[language]);
      expect(words.filter((each, index) => words.indexOf(each) !== index)).toEqual([]);
    }
  });
});

test("second views, evening pictures and extra rooms of small properties are valid SVG", () => {
  const small = someProperty({ spaceCategoryIds: [spaces.BEDROOM], amenityIds: [] });
  const keys = [
    ...pictureKeys(small).map(({ key }) => key),
    "living-b",
    "kitchen-b",
    "lantern",
    "exterior-morning",
    "entrance",
    "laundry",
    "gym",
    "prayer",
    "cinema",
  ];
  for (const key of keys) expect(svgFaults(drawPicture(small, key, size) ?? "nothing"), key).toEqual([]);
});

test("an unknown key draws nothing", () => {
  for (const key of ["cellar", "majlis-", "bedroom-0", "../exterior", "pool-1", ""])
    expect(drawPicture(someProperty(), key, size), key).toBeNull();
});

test("the same facts give the same bytes; another id or another salt gives others", () => {
  const drawn = (id: number, salt = 0) => drawPicture(someProperty({ id, salt }), "exterior", size);
  expect(drawn(1)).toBe(drawn(1));
  expect(new Set([drawn(1), drawn(2), drawn(3), drawn(1, 1)]).size).toBe(4);
});

test("a pool is drawn exactly where the listing has one", () => {
  const dry = propertyTraits(someProperty({ amenityIds: [amenities.FIRE_PIT], spaceCategoryIds: [spaces.BEDROOM] }));
  const bare = propertyTraits(someProperty({ amenityIds: [], spaceCategoryIds: [spaces.BEDROOM] }));
  for (let id = 0; id < 40; id++) {
    expect(propertyTraits(someProperty({ id, amenityIds: [amenities.HEATED_POOL] })).exterior.front).toBe("pool");
    expect(propertyTraits(someProperty({ id, spaceCategoryIds: [spaces.POOL], amenityIds: [] })).exterior.front).toBe(
      "pool",
    );
  }
  expect(dry.exterior.front).toBe("fire-pit");
  expect(bare.exterior.front).toBe("none");
});

test("grass, the guest tent and the pergola follow the listing", () => {
  const plain = propertyTraits(someProperty({ amenityIds: [], spaceCategoryIds: [] })).exterior;
  const rich = propertyTraits(
    someProperty({ amenityIds: [amenities.GARDEN, amenities.OUTDOOR_SEATING], spaceCategoryIds: [spaces.TENT] }),
  ).exterior;
  expect([plain.lawn, plain.sideTent, plain.building.pergola]).toEqual([false, false, false]);
  expect([rich.lawn, rich.sideTent, rich.building.pergola]).toEqual([true, true, true]);
});

test("camps are tents or domes, cabins are never tents, villas are never shelters", () => {
  const styles = (propertyTypeId: number) =>
    new Set(
      Array.from(
        { length: 60 },
        (_, id) => propertyTraits(someProperty({ id, propertyTypeId, cityId: 1 + (id % 14) })).exterior.building.style,
      ),
    );
  expect([...styles(propertyTypes.CAMP)].every((style) => style === "tent-camp" || style === "dome")).toBe(true);
  expect(styles(propertyTypes.CABIN).has("tent-camp")).toBe(false);
  expect(
    [...styles(propertyTypes.VILLA)].some((style) => style === "tent-camp" || style === "dome" || style === "a-frame"),
  ).toBe(false);
});

test("the site plan shows the parts of the listing and nothing else", () => {
  expect(
    listedPlanParts(someProperty({ amenityIds: [amenities.FOOTBALL_PITCH], spaceCategoryIds: [spaces.TENT] })),
  ).toEqual(["tent", "football"]);
  expect(listedPlanParts(someProperty({ amenityIds: [], spaceCategoryIds: [] }))).toEqual([]);
});

test("two views of one room show the same room at the same hour", () => {
  const facts = someProperty();
  expect(altOf(facts, "majlis-b")).toEqual({ ...altOf(facts, "majlis-a"), isSecondView: true });
  expect(drawPicture(facts, "majlis-a", size)).not.toBe(drawPicture(facts, "majlis-b", size));
});

test.each([
  ["a square", 400, 400],
  ["a banner", 1200, 500],
  ["a link on another site", 1200, 630],
  ["a tall tile", 400, 500],
])("every kind of picture is valid SVG as %s", (_, width, height) => {
  for (const key of [
    "exterior",
    "exterior-night",
    "exterior-dusk",
    "entrance",
    "pool",
    "living",
    "still-life",
    "site-plan",
  ]) {
    expect(svgFaults(drawPicture(someProperty(), key, { width, height }) ?? "nothing"), key).toEqual([]);
  }
});

test("the night picture shows another hour than the first picture", () => {
  for (let id = 0; id < 30; id++) {
    const facts = someProperty({ id });
    expect(altOf(facts, "exterior-night").time).not.toBe(altOf(facts, "exterior").time);
  }
});

test("the catalogue has words for every hour, style and feature", () => {
  const some = altOf(someProperty(), "exterior");
  const hours = lightNames.filter((name) => !(name in heroLights));
  for (const time of hours) expect(altText({ ...some, time }, 1).ar).toContain("،");
  for (const terrain of terrains) expect(altText({ ...some, terrain }, 1).ar).toContain("مع مسبح ");
  for (const style of buildingStyles) expect(altText({ ...some, style }, 1).en).toContain("with");
  for (const feature of [...yardNames, ...roomKindNames, "coffee", "towels", "lantern"]) {
    expect(altText({ ...some, kind: "room", feature }, 1).en).toMatch(/^[A-Z]/);
  }
});

test("an alt text is a sentence in both languages", () => {
  const facts = someProperty({ id: 7, propertyTypeId: propertyTypes.CHALET, cityId: 5 });
  const some = altOf(facts, "exterior");
  const textOf = (given: Partial<typeof some>, type = facts.propertyTypeId) => altText({ ...some, ...given }, type);

  expect(textOf({ style: "najdi", feature: "pool", terrain: "palms", time: "dusk" })).toEqual({
    en: "Najdi villa with a pool among palms, at dusk",
    ar: "فيلا نجدية مع مسبح بين النخيل، وقت المغرب",
  });
  expect(textOf({ style: "stone-farm", feature: "none", terrain: "juniper", time: "mist" }).en).toBe(
    "Stone farmhouse among juniper mountains, in the morning mist",
  );
  expect(textOf({ feature: "entrance", time: "noon" }, propertyTypes.APARTMENT).en).toBe(
    "Apartment building seen from its gate, at midday",
  );
  expect(textOf({ kind: "room", feature: "bedroom", number: 2, time: "morning", isSecondView: true })).toEqual({
    en: "Bedroom 2, in the morning, from another angle",
    ar: "غرفة نوم 2، صباحًا، من زاوية أخرى",
  });
  expect(textOf({ kind: "site-plan" }).en).toBe("Plan of the whole place from above");
});

test("describing many pictures at once gives the same as one by one", () => {
  const facts = someProperty();
  const keys = pictureKeys(facts).map(({ key }) => key);
  expect(describePictures(facts, keys)).toEqual(keys.map((key) => descriptionOf(facts, key)));
});

test("only properties at the sea show the sea, and those in cities at the coast always do", () => {
  for (const cityId of [1, 2, 3, 11, 12, 13, 14, 5, 4])
    for (let id = 1; id <= 30; id++) {
      const sees = (isBySea: boolean) =>
        propertyTraits(someProperty({ id, cityId, isBySea })).exterior.background.includes("sea");
      expect([cityId, sees(false)]).toEqual([cityId, false]);
      if (cityId === 1) expect(sees(true)).toBe(true);
    }
});

test("the first picture of a house is never at night", () => {
  const hours = Array.from({ length: 200 }, (_, id) => propertyTraits(someProperty({ id })).exterior.light);
  expect(new Set(hours)).toEqual(new Set(["morning", "noon", "golden", "dusk"]));
});
