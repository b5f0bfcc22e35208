import { expect, test } from "vitest";
import { depthScale, onGround, recede } from "./perspective.ts";

const eye = { horizon: 450, groundLine: 700, vanishing: 800 };

test("on the ground line things have their own size and place", () => {
  expect(depthScale(eye, 700)).toBe(1);
  expect(onGround(eye, 300, 700)).toBe(300);
});

test("all parallels meet in the vanishing point on the horizon", () => {
  expect(onGround(eye, 300, 450)).toBe(800);
  expect(onGround(eye, 1500, 450)).toBe(800);
});

test("nearer things are further from the middle", () => {
  expect(onGround(eye, 300, 950)).toBe(-200);
});

test("a wall higher than the eye runs down as it goes back, a lower one runs up", () => {
  expect(recede(eye, [400, 300], 0.1)[1]).toBeGreaterThan(300);
  expect(recede(eye, [400, 600], 0.1)[1]).toBeLessThan(600);
});
