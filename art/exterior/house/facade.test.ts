import { expect, test } from "vitest";
import { baysOf, type Facade, isDoor, roofFace, sideFace } from "./facade.ts";

const colours = { wall: "#ffffff", trim: "#ffffff", accent: "#ffffff", door: "#ffffff" };
const facade: Facade = { x: 400, top: 340, width: 300, height: 360, storeys: 2, batter: 0, doorBay: 1, colours };
const eyeAt = (vanishing: number) => ({ horizon: 450, groundLine: 700, vanishing });

test("every storey has a row of bays, all within the wall", () => {
  const bays = baysOf(facade, 100);
  expect(bays.map(({ storey, index }) => [storey, index])).toEqual([
    [1, 0],
    [1, 1],
    [0, 0],
    [0, 1],
  ]);
  for (const { x, width } of bays) {
    expect(x - width / 2).toBeGreaterThanOrEqual(facade.x);
    expect(x + width / 2).toBeLessThanOrEqual(facade.x + facade.width);
  }
});

test("one bay of the ground floor is the door and has no window", () => {
  expect(baysOf(facade, 100).filter((bay) => isDoor(facade, bay))).toHaveLength(1);
  const wing = { ...facade, doorBay: null };
  expect(baysOf(wing, 100).some((bay) => isDoor(wing, bay))).toBe(false);
});

test("a side wall is visible only from beside the house", () => {
  expect(sideFace(eyeAt(550), facade)).toBeNull();
  expect(sideFace(eyeAt(900), facade)).toMatch(/^M700,340 /);
  expect(sideFace(eyeAt(100), facade)).toMatch(/^M400,340 /);
});

test("a roof is visible only from above", () => {
  expect(roofFace(eyeAt(800), facade)).toBeNull();
  expect(roofFace(eyeAt(800), { ...facade, top: 540, height: 160 })).not.toBeNull();
});
