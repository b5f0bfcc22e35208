import { describe, expect, test } from "vitest";
import { lightNames } from "#art/drawing/light-presets.ts";
import { buildingStyles } from "#art/exterior/scene/exterior-traits.ts";
import { roomKindNames } from "#art/interior/room-kind/room-kinds.ts";
import { someProperty } from "#art/testing/some-property.ts";
import { svgFaults } from "#art/testing/svg-faults.ts";
import { yardNames } from "#art/yard/yard-kinds.ts";
import { amenities } from "#domain/lookup/amenities.ts";
import { propertyTypes } from "#domain/lookup/property-types.ts";
import { spaces } from "#domain/lookup/spaces.ts";
import { altText } from "#domain/picture/alt-text.ts";
import { pictureKeys } from "#domain/picture/picture-keys.ts";
import { listedPlanParts } from "./listed-plan-parts.ts";
import { altOf, describePictures, drawPicture, placeholderOf, propertyPictures } from "./property-pictures.ts";
import { propertyTraits } from "./property-traits.ts";

const size = { width: 320, height: 213 };
const everything = {
  amenityIds: Object.values(amenities),
  spaceCategoryIds: [...Object.values(spaces), spaces.BEDROOM, spaces.BEDROOM],
};
const homes = Object.entries(propertyTypes).map(
  ([name, propertyTypeId], i) =>
    [name, someProperty({ ...everything, id: 900 + i, propertyTypeId, cityId: 1 + i * 2 })] as const,
);

describe.each(homes)("%s", (_, facts) => {
  test("has every picture its listing names, in the listing's order", () => {
    const pictures = propertyPictures(facts);
    expect(pictures.map(({ key }) => key)).toEqual(pictureKeys(facts).map(({ key }) => key));
    for (const { key } of pictures) expect(svgFaults(drawPicture(facts, key, size) ?? "nothing"), key).toEqual([]);
  });

  test("has a placeholder and words for each of them", () => {
    for (const { key } of propertyPictures(facts)) {
      expect(placeholderOf(facts, key)).toMatch(
        /^linear-gradient\(#[0-9a-f]{6}, #[0-9a-f]{6} 46%, #[0-9a-f]{6} 64%\)$/,
      );
      const { en, ar } = altText(altOf(facts, key), facts.propertyTypeId);
      expect([en.length > 8, /^[^a-zA-Z]{6,}$/.test(ar)], `${en} ${ar}`).toEqual([true, true]);
    }
  });

  test("says no two of them alike", () => {
    const said = propertyPictures(facts).map(({ key }) => altText(altOf(facts, key), facts.propertyTypeId));
    for (const language of ["en", "ar"] as const) {
      const words = said.map((each) => each[language]);
      expect(words.filter((each, place) => words.indexOf(each) !== place)).toEqual([]);
    }
  });
});

test("second looks, evenings and corners for homes with few rooms are drawn too", () => {
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

test("a key that names nothing draws nothing", () => {
  for (const key of ["cellar", "majlis-", "bedroom-0", "../exterior", "pool-1", ""])
    expect(drawPicture(someProperty(), key, size), key).toBeNull();
});

test("the same home is drawn to the same bytes, its neighbour to others, and a salt rolls it anew", () => {
  const drawn = (id: number, salt = 0) => drawPicture(someProperty({ id, salt }), "exterior", size);
  expect(drawn(1)).toBe(drawn(1));
  expect(new Set([drawn(1), drawn(2), drawn(3), drawn(1, 1)]).size).toBe(4);
});

test("no pool is drawn where there is none, and always where there is one", () => {
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

test("camps are tents or domes, cabins never are, apartments have walls", () => {
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

test("the site plan holds what the listing names, and nothing else", () => {
  expect(
    listedPlanParts(someProperty({ amenityIds: [amenities.FOOTBALL_PITCH], spaceCategoryIds: [spaces.TENT] })),
  ).toEqual(["tent", "football"]);
  expect(listedPlanParts(someProperty({ amenityIds: [], spaceCategoryIds: [] }))).toEqual([]);
});

test("two looks at one room show the same room at the same hour", () => {
  const facts = someProperty();
  expect(altOf(facts, "majlis-b")).toEqual({ ...altOf(facts, "majlis-a"), isSecondLook: true });
  expect(drawPicture(facts, "majlis-a", size)).not.toBe(drawPicture(facts, "majlis-b", size));
});

test.each([
  ["a square", 400, 400],
  ["a banner", 1200, 500],
  ["a link on another site", 1200, 630],
  ["a tall tile", 400, 500],
])("every kind of picture fits %s", (_, width, height) => {
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

test("after a dark first picture the night picture shows another hour", () => {
  for (let id = 0; id < 30; id++) {
    const facts = someProperty({ id });
    expect(altOf(facts, "exterior-night").time).not.toBe(altOf(facts, "exterior").time);
  }
});

test("there are words for everything that can be drawn, at every hour, in both languages", () => {
  const some = altOf(someProperty(), "exterior");
  for (const time of lightNames) expect(altText({ ...some, time }, 1).ar).toContain("،");
  for (const style of buildingStyles) expect(altText({ ...some, style }, 1).en).toContain("with");
  for (const feature of [...yardNames, ...roomKindNames, "coffee", "towels", "lantern"]) {
    expect(altText({ ...some, kind: "room", feature }, 1).en).toMatch(/^[A-Z]/);
  }
});

test("what a picture shows is said as guests would say it", () => {
  const facts = someProperty({ id: 7, propertyTypeId: propertyTypes.CHALET, cityId: 5 });
  const some = altOf(facts, "exterior");
  const said = (given: Partial<typeof some>, type = facts.propertyTypeId) => altText({ ...some, ...given }, type);

  expect(said({ style: "najdi", feature: "pool", time: "dusk" })).toEqual({
    en: "Najdi villa with a pool, at dusk",
    ar: "فيلا نجدية مع مسبح، وقت المغرب",
  });
  expect(said({ style: "stone-farm", feature: "none", time: "night" }).en).toBe("Stone farmhouse, at night");
  expect(said({ feature: "entrance", time: "noon" }, propertyTypes.APARTMENT).en).toBe(
    "Apartment building seen from its gate, at midday",
  );
  expect(said({ kind: "room", feature: "bedroom", number: 2, time: "morning", isSecondLook: true })).toEqual({
    en: "Bedroom 2, in the morning, from another side",
    ar: "غرفة نوم 2، صباحًا، من زاوية أخرى",
  });
  expect(said({ kind: "site-plan" }).en).toBe("The whole place from above, drawn as a plan");
});

test("many pictures of a home are told at once as one by one", () => {
  const facts = someProperty();
  const keys = pictureKeys(facts).map(({ key }) => key);
  expect(describePictures(facts, keys)).toEqual(
    keys.map((key) => ({ alt: altOf(facts, key), placeholder: placeholderOf(facts, key) })),
  );
});
