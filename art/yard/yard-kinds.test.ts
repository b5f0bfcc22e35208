import { describe, expect, test } from "vitest";
import { layerRandom } from "#art/drawing/brush.ts";
import { buildingOf, chooseExteriorTraits } from "#art/exterior/scene/choose-exterior-traits.ts";
import { regions } from "#art/exterior/scene/exterior-traits.ts";
import { chooseInteriorTraits } from "#art/interior/plan/interior-traits.ts";
import { buildingStyles, isDrawnPair, lightNames } from "#art/testing/all-variants.ts";
import { svgFaults } from "#art/testing/svg-faults.ts";
import { amenities } from "#domain/lookup/amenities.ts";
import { drawYard } from "./draw-yard.ts";
import { yardKinds, yardNames } from "./yard-kinds.ts";

const size = { width: 640, height: 427 };
const interiorIn = (region: (typeof regions)[number]) =>
  chooseInteriorTraits(chooseExteriorTraits(`yard-${region}`, region));

/** A quarter of the hours, other ones for each kind of yard. */
const hoursOf = (name: (typeof yardNames)[number]) =>
  [...lightNames.entries()].filter(([i]) => isDrawnPair(yardNames.indexOf(name), i, 4));

describe.each(yardNames)("%s", (name) => {
  test("is valid SVG at its hours", () => {
    hoursOf(name).forEach(([i, hour], nth) => {
      const interior = interiorIn(regions[i % regions.length] ?? "najd");
      expect(
        svgFaults(drawYard(yardKinds[name], { interior, key: name, has: () => nth % 2 === 0, hour }, size)),
        hour,
      ).toEqual([]);
    });
  });

  test("is drawn to the same bytes every time, and is valid SVG in narrow and wide shapes", () => {
    const draw = (shape: typeof size) =>
      drawYard(yardKinds[name], { interior: interiorIn("gulf"), key: name, has: () => true }, shape);
    expect(draw(size)).toBe(draw(size));
    expect(svgFaults(draw({ width: 400, height: 600 }))).toEqual([]);
    expect(svgFaults(draw({ width: 1200, height: 500 }))).toEqual([]);
  });
});

test("the pool yard is valid SVG for every building style", () => {
  for (const style of buildingStyles) {
    const building = buildingOf(layerRandom(style, "test", "yard"), style);
    const interior = chooseInteriorTraits(chooseExteriorTraits(style, "najd", { building }));
    expect(svgFaults(drawYard(yardKinds.pool, { interior, key: "pool", has: () => true }, size)), style).toEqual([]);
  }
});

test.each([
  ["pool", amenities.CHILDRENS_POOL],
  ["pool", amenities.POOL_FENCE],
  ["playground", amenities.TRAMPOLINE],
  ["garden", amenities.OUTDOOR_SEATING],
] as const)("the %s shows amenity %i only where the listing has it", (name, amenity) => {
  const draw = (has: (id: number) => boolean) =>
    drawYard(yardKinds[name], { interior: interiorIn("najd"), key: name, has }, size);
  expect(draw((id) => id === amenity)).not.toBe(draw(() => false));
});
