import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { chosenPages, shotPages } from "#tools/shots/pages.ts";
import {
  documentsOf,
  exists,
  featureWordsIn,
  identifiersIn,
  layersWith,
  pathsIn,
  scriptsIn,
  signalsIn,
} from "./document-names.ts";

const ROOT = join(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(join(ROOT, file), "utf8");

test.each(documentsOf(ROOT))("every path and npm script in %s exists", (document) => {
  const text = read(document);
  const { scripts } = JSON.parse(read("package.json"));
  expect(pathsIn(document, text).filter((path) => !exists(ROOT, path))).toEqual([]);
  expect(scriptsIn(text).filter((name) => !(name in scripts))).toEqual([]);
});

test("paths are read from code spans, links and pictures", () => {
  const text =
    "`api/cart`, `cart`, `web/{a,b}.ts`, [why](decisions/01.md#top), [Node](https://nodejs.org), `npm run x`";
  expect(pathsIn("docs/glossary.md", text)).toEqual(["api/cart", "web/{a,b}.ts", "docs/decisions/01.md"]);
  expect(scriptsIn(text)).toEqual(["x"]);
});

test("a path that does not exist is found", () => {
  expect([exists(ROOT, "api/cart/"), exists(ROOT, "api/*.ts"), exists(ROOT, "api/missing")]).toEqual([
    true,
    true,
    false,
  ]);
});

test.each(featureWordsIn(read("docs/glossary.md")))("the glossary's feature %s is found in the layers", (word) => {
  expect(layersWith(ROOT, word)).not.toEqual([]);
});

const sources = globSync("{domain,contract,api,web,server,sandbox,e2e,tools}/**/*.{ts,tsx}", {
  cwd: ROOT,
  exclude: ["**/*.test.ts", "**/*.test.tsx"],
});
const code = sources.map(read).join("\n");
const words = new Set(code.match(/[A-Za-z_]\w*/g));

/** Names that belong to other programs. */
const FOREIGN = ["isolatedDeclarations", "QueryClient", "useMutation", "cancelQueries"];

test.each(documentsOf(ROOT))("every function, type and field in %s is in the code", (document) => {
  expect(identifiersIn(read(document)).filter((name) => !words.has(name) && !FOREIGN.includes(name))).toEqual([]);
});

test("every metric, log event and header in the documents for operators is in the code", () => {
  expect(signalsIn(read("docs/operations.md")).filter((name) => !code.includes(`"${name}"`))).toEqual([]);
});

test("the pages that documents name as arguments of shots and axe exist", () => {
  const text = documentsOf(ROOT).map(read).join("\n");
  const named = [...text.matchAll(/npm run (?:shots|bench:axe) -- ([\w -]+)`/g)].flatMap(([, names = ""]) =>
    names.split(" "),
  );
  expect(named).not.toEqual([]);
  expect(named.filter((name) => chosenPages(shotPages, [name]).length === 0)).toEqual([]);
});
