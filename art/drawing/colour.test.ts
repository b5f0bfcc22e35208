import { converter } from "culori/fn";
import { expect, test } from "vitest";
import { darker, lighter, MAX_CHROMA, mix, shift } from "./colour.ts";

const chromaOf = (colour: string) => converter("oklch")(colour)?.c;

test("a mixture starts at one colour and ends at the other", () => {
  expect(mix("#242162", "#f4b04a", 0)).toBe("#242162");
  expect(mix("#242162", "#f4b04a", 1)).toBe("#f4b04a");
});

test("black and white meet in OKLab's middle grey, not in sRGB's", () => {
  expect(mix("#000000", "#ffffff", 0.5)).toBe("#636363");
});

test("a shift never exceeds the maximum chroma", () => {
  for (const colour of ["#ff0000", "#00ff00", "#0000ff", "#ff00ff"]) {
    expect(chromaOf(shift(colour, { chroma: 0.2 }))).toBeLessThanOrEqual(MAX_CHROMA + 0.005);
  }
});

test("lightness stops at white and at black", () => {
  expect(lighter("#f0f0f0", 1)).toBe("#ffffff");
  expect(darker("#101010", 1)).toBe("#000000");
});

test("text that is not a colour throws", () => {
  expect(() => mix("sand", "#ffffff", 0.5)).toThrow(RangeError);
});
