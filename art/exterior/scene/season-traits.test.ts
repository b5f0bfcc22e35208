import { expect, test } from "vitest";
import { drawExterior } from "#art/exterior/draw-exterior.ts";
import { svgFaults } from "#art/testing/svg-faults.ts";
import { chooseExteriorTraits } from "./choose-exterior-traits.ts";
import { seasons } from "./exterior-traits.ts";
import { inSeason } from "./season-traits.ts";

const size = { width: 640, height: 427 };
const home = chooseExteriorTraits("home-9", "najd", { light: "noon" });

test.each(seasons)("%s changes the light, never the house", (season) => {
  const traits = inSeason(home, season);
  expect(svgFaults(drawExterior(traits, size))).toEqual([]);
  expect(drawExterior(traits, size)).not.toBe(drawExterior(home, size));
  expect({ building: traits.building, pool: traits.pool, planting: traits.planting, front: traits.front }).toEqual({
    building: home.building,
    pool: home.pool,
    planting: home.planting,
    front: home.front,
  });
});

test("nights of Ramadan and evenings of Eid have lanterns", () => {
  expect([inSeason(home, "ramadan").lanterns, inSeason(home, "eid").lanterns]).toEqual([true, true]);
});
