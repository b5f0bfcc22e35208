import { expect, test } from "vitest";
import { d, path, rect, tenth } from "./svg-shapes.ts";

test("numbers in a path are rounded to a tenth of a pixel", () => {
  expect(d`M${1.2345},${-0.04} h${10}`).toBe("M1.2,0 h10");
});

test("negative zero is written as zero", () => {
  expect(Object.is(tenth(-0.01), 0)).toBe(true);
});

test("only attributes that are set are written", () => {
  expect(path("M0,0", { fill: "#ffffff", opacity: 0.333 })).toBe('<path d="M0,0" fill="#ffffff" opacity="0.33"/>');
  expect(rect(0.04, 1, 2, 3, { blur: 4 })).toBe('<rect x="0" y="1" width="2" height="3" filter="url(#blur-4)"/>');
});
