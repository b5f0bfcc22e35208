import { execFile } from "node:child_process";
import { readFileSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { inHouse, type Planted } from "./planted-house.ts";

const house = resolve(import.meta.dirname, "../..");
const configs = ["tsconfig.base.json", "domain/tsconfig.json", "contract/tsconfig.json", "api/tsconfig.json"];
const below: Planted = { "domain/day.ts": "export const nights = 2;", "contract/cart.ts": "export const cart = 1;" };

function compile(room: string, planted: Planted): Promise<string> {
  const real = Object.fromEntries(configs.map((path) => [path, readFileSync(join(house, path), "utf8")]));
  return inHouse({ ...real, ...below, ...planted }, (root) => {
    symlinkSync(join(house, "node_modules/@types"), join(root, "node_modules/@types"));
    const tsc = join(house, "node_modules/typescript/bin/tsc");
    return new Promise((done) =>
      execFile(process.execPath, [tsc, "-b", join(root, room)], (_error, said) => done(said)),
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
])("%s is refused %s", async (room, _what, code) => {
  expect(await compile(room, { [`${room}/planted.ts`]: code })).toMatch(/planted\.ts.*error TS/);
});
