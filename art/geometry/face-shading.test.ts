import { expect, test } from "vitest";
import { plainShades, shadedColour } from "./face-shading.ts";
import type { Vec } from "./vector.ts";

const plain = { shades: plainShades, tint: "#ffffff", tintAmount: 0 };
const brightness = (normal: Vec) => Number.parseInt(shadedColour("#808080", normal, plain).slice(1, 3), 16);

test("upward faces are lighter than front faces, and front faces than side faces", () => {
  expect(brightness([0, 1, 0])).toBeGreaterThan(brightness([0, 0, -1]));
  expect(brightness([0, 0, -1])).toBeGreaterThan(brightness([1, 0, 0]));
  expect(brightness([1, 0, 0])).toBeGreaterThan(brightness([-1, 0, 0]));
});

test("the tint changes every colour by the same share", () => {
  const lit = shadedColour("#ffffff", [0, 0, -1], { ...plain, tint: "#ffb866", tintAmount: 1 });
  expect(lit).toBe("#ffb866");
});
