import { expect, test } from "vitest";
import { drawExterior } from "#art/exterior/draw-exterior.ts";
import { cityTiles, tileCrop } from "./city-tiles.ts";
import { heroes } from "./heroes.ts";

test("each of the fourteen cities has its own picture", () => {
  expect(cityTiles.map(({ cityId }) => cityId)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
  const drawn = cityTiles.map(({ traits }) => drawExterior(traits, { width: 480, height: 600, crop: tileCrop }));
  expect(new Set(drawn).size).toBe(14);
});

test("no two cities share building, hour and background", () => {
  const combinations = cityTiles.map(({ traits }) =>
    [traits.building.style, traits.light, ...traits.background].join(" "),
  );
  expect(new Set(combinations).size).toBe(14);
});

test("a city's house is completely visible in its tile", () => {
  const [left, right] = [tileCrop.centre - tileCrop.width / 2, tileCrop.centre + tileCrop.width / 2];
  for (const { name, traits } of cityTiles) {
    expect(traits.layout.centre - traits.building.width / 2, name).toBeGreaterThan(left);
    expect(traits.layout.centre + traits.building.width / 2, name).toBeLessThan(right);
  }
});

test.each(Object.entries(heroes))(
  "%s keeps both outer thirds free of its house, for words in either direction",
  (_, hero) => {
    const { traits, wide } = hero;
    const third = wide.width / 6;
    expect(traits.layout.centre - traits.building.width / 2).toBeGreaterThan(wide.centre - third - 20);
    expect(traits.layout.centre + traits.building.width / 2).toBeLessThan(wide.centre + third + 20);
    expect(traits.planting.framingPalm).toBe(false);
  },
);
