import { expect, test } from "vitest";
import { lightNames } from "#art/testing/all-variants.ts";
import { lights } from "./light-presets.ts";
import { lampsOn, shade } from "./shade.ts";

test("noon does not change a colour", () => {
  expect(shade("#c99b6b", lights.noon, "wall")).toBe("#c99b6b");
  expect(shade("#3f7d4a", lights.noon, "plant")).toBe("#3f7d4a");
});

test("night darkens the ground more than the walls", () => {
  const brightness = (colour: string) => Number.parseInt(colour.slice(1, 3), 16);
  const wall = brightness(shade("#c0c0c0", lights.night, "wall"));
  const ground = brightness(shade("#c0c0c0", lights.night, "ground"));
  expect(ground).toBeLessThan(wall);
});

test("lamps are on at dusk and at night, never by day", () => {
  const burning = lightNames.filter((name) => lampsOn(lights[name]));
  expect(burning).toEqual([
    ...["dusk", "night", "lantern-dusk", "sea-dusk"],
    ...["desert-dusk", "desert-night", "coast-dusk", "coast-night"],
  ]);
});
