import fc from "fast-check";
import { expect, test } from "vitest";
import { lights } from "#art/drawing/light-presets.ts";
import { sceneOf } from "#art/exterior/scene/exterior-scene.ts";
import { anyProperty } from "#art/testing/any-property.ts";
import { someProperty } from "#art/testing/some-property.ts";
import { svgFaults } from "#art/testing/svg-faults.ts";
import { terrains } from "#domain/location/terrains.ts";
import { amenities } from "#domain/lookup/amenities.ts";
import { propertyTypes } from "#domain/lookup/property-types.ts";
import { spaces } from "#domain/lookup/spaces.ts";
import type { PictureFacts } from "#domain/picture/picture-facts.ts";
import { exteriorView } from "./exterior-views.ts";
import { hasAmenity, hasSpace } from "./property-facts.ts";
import { describePictures, drawPicture } from "./property-pictures.ts";
import { propertyTraits } from "./property-traits.ts";

const ALULA = { cityId: 7, areaId: 701 };
const SOUDAH = { cityId: 6, areaId: 601 };
const coverOf = (facts: PictureFacts) => describePictures(facts, ["exterior"])[0]?.alt;
const bare = { amenityIds: [], spaceCategoryIds: [spaces.BEDROOM] };

function hasPool(facts: PictureFacts): boolean {
  return (
    hasSpace(facts, spaces.POOL) ||
    hasAmenity(facts, amenities.PRIVATE_POOL) ||
    hasAmenity(facts, amenities.HEATED_POOL)
  );
}

test("the first picture shows the pool wherever there is one, and what it shows is in the listing", () => {
  const isListed: Record<string, (facts: PictureFacts) => boolean> = {
    pool: hasPool,
    "fire-pit": (facts) => hasAmenity(facts, amenities.FIRE_PIT),
    tent: (facts) => hasSpace(facts, spaces.TENT),
    majlis: (facts) => hasSpace(facts, spaces.MAJLIS),
    garden: (facts) => hasSpace(facts, spaces.GARDEN) || hasAmenity(facts, amenities.GARDEN),
    none: () => true,
  };
  fc.assert(
    fc.property(anyProperty, (facts) => {
      const feature = coverOf(facts)?.feature ?? "";
      expect(feature === "pool").toBe(hasPool(facts));
      expect(isListed[feature]?.(facts), feature).toBe(true);
    }),
  );
});

test("a home by the sea shows the sea on the open side of its first picture, and no other home shows it", () => {
  fc.assert(
    fc.property(anyProperty, (facts) => {
      const { exterior, terrain } = propertyTraits(facts);
      expect(exterior.background.includes("sea")).toBe(facts.isBySea);
      expect(terrain === "sea").toBe(facts.isBySea);
      if (facts.isBySea) expect(Math.abs(exterior.layout.centre - 800)).toBeGreaterThan(140);
    }),
  );
});

test("without a pool, the view is next, then the fire or tent, then the majlis, then the garden", () => {
  const dry = (facts: Partial<PictureFacts>) => propertyTraits(someProperty({ ...bare, ...facts })).exterior;
  const aside = ({ layout }: ReturnType<typeof dry>) => Math.abs(layout.centre - 800);

  for (const place of [SOUDAH, ALULA]) expect(aside(dry(place))).toBeGreaterThanOrEqual(230);
  expect(dry({ amenityIds: [amenities.FIRE_PIT] }).front).toBe("fire-pit");
  expect(dry({ spaceCategoryIds: [spaces.TENT, spaces.MAJLIS] })).toMatchObject({ sideTent: true, sideMajlis: false });
  expect(dry({ spaceCategoryIds: [spaces.MAJLIS] }).sideMajlis).toBe(true);
  expect(dry({ spaceCategoryIds: [spaces.GARDEN] }).lawn).toBe(true);
});

test("the sun is complete in every crop, above the land and beside the house, at every hour", () => {
  const hours = Object.keys(lights) as (keyof typeof lights)[];
  const radius = 50;
  let discs = 0;
  fc.assert(
    fc.property(anyProperty, fc.constantFrom(...hours), (facts, light) => {
      const scene = sceneOf({ ...propertyTraits(facts).exterior, light });
      if (!scene.hasDisc || lights[light].disc === "none") return;
      discs += 1;
      const [x, y] = scene.sun;
      const side = (1600 - 1067) / 2;
      expect(x - radius).toBeGreaterThanOrEqual(side);
      expect(x + radius).toBeLessThanOrEqual(1600 - side);
      expect(y - radius).toBeGreaterThanOrEqual((1067 - 800) / 2);
      expect(y + radius).toBeLessThan(scene.horizon);
      expect(Math.abs(x - scene.building.centre)).toBeGreaterThanOrEqual(scene.traits.building.width / 2 + radius);
    }),
    { numRuns: 400 },
  );
  expect(discs).toBeGreaterThan(20);
});

test("link previews show the same sun", () => {
  fc.assert(
    fc.property(anyProperty, (facts) => {
      const { exterior } = propertyTraits(facts);
      const { crop } = exteriorView(exterior, "exterior", { width: 1200, height: 630 });
      const { sun, hasDisc } = sceneOf(exterior);
      if (hasDisc && lights[exterior.light].disc !== "none") expect(sun[1] - 50).toBeGreaterThan(crop?.top ?? 0);
    }),
  );
});

/** One district of each terrain. */
const districts: readonly [cityId: number, areaId: number, isBySea: boolean][] = [
  [1, 101, true],
  [6, 601, false],
  [14, 1402, false],
  [5, 505, false],
  [5, 509, false],
  [5, 504, false],
  [10, 1002, false],
  [8, 801, false],
  [7, 701, false],
  [5, 512, false],
  [4, 403, false],
  [1, 104, false],
];

test("each terrain has its own surroundings, drawn without faults by day and at night", () => {
  const drawn = districts.map(([cityId, areaId, isBySea]) => {
    const facts = someProperty({ ...bare, propertyTypeId: propertyTypes.VILLA, cityId, areaId, isBySea });
    for (const key of ["exterior", "exterior-night", "living"])
      expect(svgFaults(drawPicture(facts, key, { width: 320, height: 213 }) ?? "nothing"), `${areaId} ${key}`).toEqual(
        [],
      );
    return propertyTraits(facts);
  });

  expect(drawn.map(({ terrain }) => terrain).toSorted()).toEqual(terrains.toSorted());
  expect(new Set(drawn.map(({ exterior }) => exterior.ground.join(" "))).size).toBeGreaterThanOrEqual(10);
  const land = new Set(
    drawn.map(({ exterior }) => [...exterior.background, exterior.cover, exterior.isWalled].join(" ")),
  );
  expect(land.size).toBe(terrains.length);
});
