import { expect, test } from "vitest";
import { lightNames, lights } from "./light-presets.ts";
import { lampsOn, shade } from "./shade.ts";

test("noon leaves every colour as it is", () => {
  expect(shade("#c99b6b", lights.noon, "wall")).toBe("#c99b6b");
  expect(shade("#3f7d4a", lights.noon, "plant")).toBe("#3f7d4a");
});

test("night takes more from the ground than from the walls", () => {
  const brightness = (colour: string) => Number.parseInt(colour.slice(1, 3), 16);
  const wall = brightness(shade("#c0c0c0", lights.night, "wall"));
  const ground = brightness(shade("#c0c0c0", lights.night, "ground"));
  expect(ground).toBeLessThan(wall);
});

test("lamps burn at every dusk and at night, never by day", () => {
  const burning = lightNames.filter((name) => lampsOn(lights[name]));
  expect(burning).toEqual(["dusk", "night", "lantern-dusk", "sea-dusk"]);
});
