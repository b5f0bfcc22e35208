import { expect, test } from "vitest";
import { exterior } from "#art/exterior/draw-exterior.ts";
import { svgFaults } from "#art/testing/svg-faults.ts";
import { exteriorDna } from "./choose-exterior-traits.ts";
import { seasons } from "./exterior-traits.ts";
import { inSeason } from "./season-traits.ts";

const size = { width: 640, height: 427 };
const home = exteriorDna("home-9", "najd", { light: "noon" });

test.each(seasons)("%s changes the light, never the house", (season) => {
  const dna = inSeason(home, season);
  expect(svgFaults(exterior(dna, size))).toEqual([]);
  expect(exterior(dna, size)).not.toBe(exterior(home, size));
  expect({ building: dna.building, pool: dna.pool, planting: dna.planting, front: dna.front }).toEqual({
    building: home.building,
    pool: home.pool,
    planting: home.planting,
    front: home.front,
  });
});

test("nights of Ramadan and evenings of Eid have lanterns", () => {
  expect([inSeason(home, "ramadan").lanterns, inSeason(home, "eid").lanterns]).toEqual([true, true]);
});
