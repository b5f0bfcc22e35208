import { expect, test } from "vitest";
import { bodyOf } from "./body.ts";
import { floorFrame, placed } from "./frame.ts";
import { paintOrder } from "./paint-order.ts";
import { box } from "./solid-shapes.ts";
import type { Vec } from "./vector.ts";

const always = () => true;
const eye: Vec = [2, 1.45, 0.25];
const at = (x: number, z: number, w: number, h: number, d: number, y = 0) =>
  bodyOf(placed(floorFrame(x, z), box(-w / 2, y, -d / 2, w, h, d, "#888888")));

test("a cup is painted after its table, whichever centre is nearer", () => {
  const table = at(2, 3, 2.4, 0.7, 1);
  const cup = at(2.9, 3.4, 0.06, 0.08, 0.06, 0.7);
  expect(paintOrder([cup, table], eye, always)).toEqual([table, cup]);
});

test("a long sofa along the side wall is painted after the small table behind its far end", () => {
  const sofa = at(0.4, 3, 0.8, 0.8, 5);
  const stool = at(0.9, 5.9, 0.4, 0.5, 0.4);
  expect(paintOrder([sofa, stool], eye, always)).toEqual([stool, sofa]);
});

test("bodies that hide each other in a cycle are all painted once", () => {
  const bodies = [at(2, 3, 1, 1, 1), at(2.3, 3.2, 1, 1, 1), at(2.1, 2.8, 1, 1, 1)];
  expect(new Set(paintOrder(bodies, eye, always)).size).toBe(3);
});
