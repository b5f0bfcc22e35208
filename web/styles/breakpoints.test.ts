import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { BREAKPOINTS } from "#domain/shell/constants.ts";

const web = join(import.meta.dirname, "..");
/** Below this width, in pixels, the smallest phones get less space between things. */
const SMALLEST_PHONE = 360;

test("Tailwind has the breakpoints of the specification", () => {
  const scales = readFileSync(join(import.meta.dirname, "scales.css"), "utf8");
  const written = [...scales.matchAll(/--breakpoint-(\w+): (\d+)px;/g)].map(([, name, px]) => [name, Number(px)]);
  expect(Object.fromEntries([...written, ["xs", 0]])).toEqual(BREAKPOINTS);
});

test("style sheets change at no other width", () => {
  const known = new Set<number>([...Object.values(BREAKPOINTS), SMALLEST_PHONE]);
  const found = globSync("**/*.css", { cwd: web }).flatMap((path) =>
    [...readFileSync(join(web, path), "utf8").matchAll(/@media[^{]*?\(width (?:>=|<) (\d+)px\)/g)].map(
      ([, px]) => `${path}: ${px}`,
    ),
  );
  expect(found.length).toBeGreaterThan(10);
  expect(found.filter((line) => !known.has(Number(line.split(": ")[1])))).toEqual([]);
});
