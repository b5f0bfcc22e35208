import { execFile } from "node:child_process";
import { readFileSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { inPlantedProject, type PlantedFiles } from "./planted-project.ts";

const project = resolve(import.meta.dirname, "../..");
const configs = ["tsconfig.base.json", "domain/tsconfig.json", "contract/tsconfig.json", "api/tsconfig.json"];
const below: PlantedFiles = {
  "domain/day.ts": "export const nights = 2;",
  "contract/cart.ts": "export const cart = 1;",
};

function compile(layer: string, planted: PlantedFiles): Promise<string> {
  const real = Object.fromEntries(configs.map((path) => [path, readFileSync(join(project, path), "utf8")]));
  return inPlantedProject({ ...real, ...below, ...planted }, (root) => {
    symlinkSync(join(project, "node_modules/@types"), join(root, "node_modules/@types"));
    const tsc = join(project, "node_modules/typescript/bin/tsc");
    return new Promise((done) =>
      execFile(process.execPath, [tsc, "-b", join(root, layer)], (_error, output) => done(output)),
    );
  });
}

test("a rule of the business compiles", async () => {
  expect(await compile("domain", {})).toBe("");
});

test.each([
  ["domain", "the browser", "export const title = document.title;"],
  ["domain", "Node", "export const now = process.hrtime();"],
  ["domain", "the network", `export const answer = fetch("/");`],
  ["api", "the browser", "export const title = document.title;"],
  ["api", "an enum, which Node cannot strip", "export enum Colour { Red }"],
])("%s may not use %s", async (layer, _what, code) => {
  expect(await compile(layer, { [`${layer}/planted.ts`]: code })).toMatch(/planted\.ts.*error TS/);
});
