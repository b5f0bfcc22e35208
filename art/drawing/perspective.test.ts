import { expect, test } from "vitest";
import { depthScale, onGround, recede } from "./perspective.ts";

const eye = { horizon: 450, groundLine: 700, vanishing: 800 };

test("objects on the ground line are neither scaled nor moved", () => {
  expect(depthScale(eye, 700)).toBe(1);
  expect(onGround(eye, 300, 700)).toBe(300);
});

test("all parallel lines meet at the vanishing point on the horizon", () => {
  expect(onGround(eye, 300, 450)).toBe(800);
  expect(onGround(eye, 1500, 450)).toBe(800);
});

test("nearer points are further from the vanishing point", () => {
  expect(onGround(eye, 300, 950)).toBe(-200);
});

test("a receding edge above the horizon falls, one below it rises", () => {
  expect(recede(eye, [400, 300], 0.1)[1]).toBeGreaterThan(300);
  expect(recede(eye, [400, 600], 0.1)[1]).toBeLessThan(600);
});
