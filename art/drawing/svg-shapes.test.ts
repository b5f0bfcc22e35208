import { expect, test } from "vitest";
import { circle, d, path, rect, tenth } from "./svg-shapes.ts";

test("numbers in a path are rounded to a tenth of a pixel", () => {
  expect(d`M${1.2345},${-0.04} h${10}`).toBe("M1.2,0 h10");
});

test("negative zero is written as zero", () => {
  expect(Object.is(tenth(-0.01), 0)).toBe(true);
});

test("a shape with one paint has the opacity of that paint, and any other shape an opacity of its own", () => {
  expect(circle(0, 0, 1, { fill: "none", stroke: "#000000", opacity: 0.5 })).toContain(' stroke-opacity="0.5"');
  expect(circle(0, 0, 1, { fill: "#ffffff", stroke: "#000000", opacity: 0.5 })).toContain(' opacity="0.5"');
  expect(circle(0, 0, 1, { fill: "#ffffff", blur: 4, opacity: 0.5 })).toContain(' opacity="0.5"');
});

test("only attributes that are set are written", () => {
  expect(path("M0,0", { fill: "#ffffff", opacity: 0.333 })).toBe('<path d="M0,0" fill="#ffffff" fill-opacity="0.33"/>');
  expect(rect(0.04, 1, 2, 3, { blur: 4 })).toBe('<rect x="0" y="1" width="2" height="3" filter="url(#blur-4)"/>');
});
