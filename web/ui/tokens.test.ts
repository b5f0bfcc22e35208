import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type ColourToken, contrast, darkColours, lightColours } from "./tokens.ts";

const brands = ["mabeet", "tajawal"] as const;
const TEXT = 4.5;
const SHAPE = 3;

/** Foreground, background, and the ratios that the design requires for each brand. */
const required: [ColourToken, ColourToken, number, number][] = [
  ["text", "page", 12.98, 13.62],
  ["text-2", "page", 6.8, 6.83],
  ["muted", "page", 5.39, 5.28],
  ["muted", "sunken", 4.91, 4.84],
  ["border-strong", "surface", 3.65, 3.63],
  ["on-primary", "primary", 7.63, 6.37],
  ["on-primary", "primary-hover", 10.69, 8.96],
  ["on-primary", "primary-pressed", 14.3, 13.22],
  ["primary", "primary-soft", 6.48, 5.54],
  ["on-accent", "accent", 7.48, 6.61],
  ["accent-text", "page", 6.96, 6.19],
  ["accent-text", "accent-soft", 6.9, 5.93],
  ["footer-text", "footer", 12.14, 11.49],
  ["footer-link", "footer", 9.11, 13.22],
  ["focus", "focus-inner", 14.3, 13.22],
  ["success", "success-soft", 6.17, 6.17],
  ["warning", "warning-soft", 6.85, 6.85],
  ["danger", "danger-soft", 5.74, 5.74],
  ["on-danger", "danger", 6.32, 6.32],
  ["info", "info-soft", 6.67, 6.67],
  ["star", "surface", 3.72, 3.72],
];

const shapes: [ColourToken, ColourToken][] = [
  ["border-strong", "surface"],
  ["border-strong", "page"],
  ["focus", "page"],
  ["focus", "surface"],
  ["star", "surface"],
  ["blocked", "sunken"],
  ["primary", "page"],
];

const texts: [ColourToken, ColourToken][] = [
  ...(
    ["text", "text-2", "muted", "primary", "accent-text", "danger", "success", "warning", "info", "saved"] as const
  ).flatMap((foreground): [ColourToken, ColourToken][] => [
    [foreground, "page"],
    [foreground, "surface"],
  ]),
  ["text", "primary-soft"],
  ["text", "accent-soft"],
  ["text", "danger-soft"],
  ["text-2", "sunken"],
  ["muted", "sunken"],
  ["primary", "primary-soft"],
  ["on-primary", "primary"],
  ["on-primary", "primary-hover"],
  ["on-primary", "primary-pressed"],
  ["on-accent", "accent"],
  ["accent-text", "accent-soft"],
  ["footer-text", "footer"],
  ["footer-link", "footer"],
  ["success", "success-soft"],
  ["warning", "warning-soft"],
  ["danger", "danger-soft"],
  ["info", "info-soft"],
  ["on-danger", "danger"],
  ["on-danger", "danger-hover"],
];

test.each(required)(
  "%s on %s has the contrast that the design requires for both brands",
  (foreground, background, ...ratios) => {
    brands.forEach((brand, at) => {
      const colours = lightColours[brand];
      expect(Number(contrast(colours[foreground], colours[background]).toFixed(2)), brand).toBe(ratios[at]);
    });
  },
);

describe.each([
  ["light", lightColours],
  ["dark", darkColours],
])("in the %s theme", (_theme, palettes) => {
  test.each(brands)("a guest of %s can read every text and see every shape", (brand) => {
    const weak = (pairs: [ColourToken, ColourToken][], min: number) =>
      pairs
        .map(([foreground, background]) => ({
          foreground,
          background,
          ratio: contrast(palettes[brand][foreground], palettes[brand][background]),
        }))
        .filter(({ ratio }) => ratio < min);
    expect([...weak(texts, TEXT), ...weak(shapes, SHAPE)]).toEqual([]);
  });
});

/** Every `--color-*` of each rule of the stylesheet, by selector. */
function coloursOfStylesheet(): Record<string, Record<string, string>> {
  const css = readFileSync(new URL("../styles/tokens.css", import.meta.url), "utf8").replaceAll(/\/\*.*?\*\//gs, "");
  const rules = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)];
  return Object.fromEntries(
    rules.map(([, selector = "", body = ""]) => [
      selector.replaceAll(/\s+/g, " ").trim(),
      Object.fromEntries([...body.matchAll(/--color-([\w-]+):\s*(#\w{6});/g)].map(([, name, value]) => [name, value])),
    ]),
  );
}

test("the stylesheet has the colours of the table for each brand", () => {
  expect(coloursOfStylesheet()).toEqual({
    ':root, [data-brand="mabeet"]': lightColours.mabeet,
    '[data-brand="tajawal"]': lightColours.tajawal,
  });
});

test("every colour of the table has a utility name", () => {
  const theme = readFileSync(new URL("../styles/theme.css", import.meta.url), "utf8");
  const missing = Object.keys(lightColours.mabeet).filter(
    (name) => !theme.includes(`--color-${name}: var(--color-${name});`),
  );
  expect(missing).toEqual([]);
});
