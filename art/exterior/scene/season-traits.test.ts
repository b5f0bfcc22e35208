import { expect, test } from "vitest";
import { drawExterior } from "#art/exterior/draw-exterior.ts";
import { svgFaults } from "#art/testing/svg-faults.ts";
import { chooseExteriorTraits } from "./choose-exterior-traits.ts";
import { seasons } from "./exterior-traits.ts";
import { inSeason } from "./season-traits.ts";

const size = { width: 640, height: 427 };
const property = chooseExteriorTraits("home-9", "najd", { light: "noon" });

test.each(seasons)("%s changes the light, never the house", (season) => {
  const traits = inSeason(property, season);
  expect(svgFaults(drawExterior(traits, size))).toEqual([]);
  expect(drawExterior(traits, size)).not.toBe(drawExterior(property, size));
  expect({ building: traits.building, pool: traits.pool, planting: traits.planting, front: traits.front }).toEqual({
    building: property.building,
    pool: property.pool,
    planting: property.planting,
    front: property.front,
  });
});

test("Ramadan and Eid pictures have lanterns", () => {
  expect([inSeason(property, "ramadan").lanterns, inSeason(property, "eid").lanterns]).toEqual([true, true]);
});
