import { expect, test } from "vitest";
import { exterior } from "#art/exterior/draw-exterior.ts";
import { cityTiles, tileCrop } from "./city-tiles.ts";
import { heroes } from "./heroes.ts";

test("each of the fourteen cities has its own picture", () => {
  expect(cityTiles.map(({ cityId }) => cityId)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
  const drawn = cityTiles.map(({ dna }) => exterior(dna, { width: 480, height: 600, crop: tileCrop }));
  expect(new Set(drawn).size).toBe(14);
});

test("no two cities share building, hour and background", () => {
  const looks = cityTiles.map(({ dna }) => [dna.building.style, dna.light, ...dna.far].join(" "));
  expect(new Set(looks).size).toBe(14);
});

test("a city's house stands whole within its tile", () => {
  const [left, right] = [tileCrop.centre - tileCrop.width / 2, tileCrop.centre + tileCrop.width / 2];
  for (const { name, dna } of cityTiles) {
    expect(dna.place.centre - dna.building.width / 2, name).toBeGreaterThan(left);
    expect(dna.place.centre + dna.building.width / 2, name).toBeLessThan(right);
  }
});

test.each(Object.entries(heroes))(
  "%s keeps both outer thirds free of its house, for words in either direction",
  (_, hero) => {
    const { dna, wide } = hero;
    const third = wide.width / 6;
    expect(dna.place.centre - dna.building.width / 2).toBeGreaterThan(wide.centre - third - 20);
    expect(dna.place.centre + dna.building.width / 2).toBeLessThan(wide.centre + third + 20);
    expect(dna.planting.framingPalm).toBe(false);
  },
);
