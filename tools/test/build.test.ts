import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { ENTRIES } from "#server/build/chunk-groups.ts";
import { BUDGET, islandsWithoutStyles, PAGES, weighPages, weightNote, weightProblems } from "./bytes.ts";
import { serverCodeInBundle } from "./server-code-in-bundle.ts";

const laid: string[] = [];
afterEach(() => {
  for (const path of laid.splice(0)) rmSync(path, { recursive: true, force: true });
});

function lay(files: Record<string, string>): string {
  const client = mkdtempSync(join(tmpdir(), "mabeet-build-"));
  laid.push(client);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(client, path)), { recursive: true });
    writeFileSync(join(client, path), text);
  }
  return client;
}

/** Text that gzip cannot make smaller than about three quarters. */
const noise = (kilos: number) =>
  Array.from({ length: kilos * 1024 }, () => String.fromCharCode(33 + Math.floor(Math.random() * 90))).join("");

const BUILD = {
  ".vite/manifest.json": JSON.stringify({
    "web/entry.client.tsx": { file: "assets/entry.js", imports: ["_react.js"] },
    "web/root.tsx?__react-router-build-client-route": {
      file: "assets/root.js",
      css: ["assets/root.css"],
      imports: ["_react.js"],
    },
    "web/routes/language.tsx": { file: "assets/language.js" },
    ...Object.fromEntries(
      PAGES.map(({ route }) => [route, { file: "assets/page.js", dynamicImports: ["web/far.tsx"] }]),
    ),
    ...Object.fromEntries(ENTRIES.first.map((path) => [path, { file: "assets/first.js" }])),
    ...Object.fromEntries(ENTRIES.afterHydration.map((path) => [path, { file: "assets/late.js" }])),
    ...Object.fromEntries(PAGES.map(({ island, waits }) => [island, { file: `assets/${waits ? "far" : "near"}.js` }])),
    "web/far.tsx": { file: "assets/far.js" },
    "_react.js": { file: "assets/react.js", name: "react" },
    "domain/message/compiled/en.ts": { file: "assets/en.js" },
    "domain/message/compiled/ar.ts": { file: "assets/ar.js" },
  }),
  "assets/entry.js": "1",
  "assets/root.js": "2",
  "assets/root.css": "a{}",
  "assets/language.js": "3",
  "assets/page.js": "4",
  "assets/late.js": "7",
  "assets/first.js": "8",
  "assets/near.js": "9",
  "assets/far.js": noise(400),
  "assets/react.js": noise(20),
  "assets/en.js": "5",
  "assets/ar.js": "6",
  "fonts/open-sans-variable.woff2": "f",
  "fonts/noto-sans-arabic-ui-400.woff2": "f",
};

test("small pages pass; what they load at the first touch does not count", () => {
  const weights = weighPages(lay(BUILD));
  expect(weightProblems(weights)).toEqual([]);
  expect(weightNote(weights)).toMatch(
    /^scripts front page [\d.]+, results [\d.]+, property [\d.]+, compare [\d.]+, shared list [\d.]+, guest [\d.]+, payment [\d.]+, wait [\d.]+, confirmation [\d.]+; shell [\d.]+, styles/,
  );
});

test.each([
  ["scripts", "assets/react.js", noise(400)],
  ["scripts", "assets/first.js", noise(400)],
  ["shell", "assets/ar.js", noise(400)],
  ["shell", "assets/late.js", noise(400)],
  ["styles", "assets/root.css", noise(60)],
  ["fonts", "fonts/noto-sans-arabic-ui-700.woff2", noise(BUDGET.fonts)],
])("pages with too much %s (%s) fail", (kind, path, text) => {
  const problems = weightProblems(weighPages(lay({ ...BUILD, [path]: text })));
  for (const { name } of PAGES) {
    expect(problems.filter((problem) => problem.startsWith(name) && problem.includes(kind))).not.toEqual([]);
  }
});

test("a page whose modules were renamed does not count as empty", () => {
  const manifest = JSON.stringify({ "web/entry.client.tsx": { file: "assets/entry.js" } });
  expect(() => weighPages(lay({ ...BUILD, ".vite/manifest.json": manifest }))).toThrow("The build has no web/");
});

test("a clean bundle passes, one with Zod fails, and an empty one too", () => {
  expect(serverCodeInBundle(lay(BUILD))).toEqual([]);
  expect(serverCodeInBundle(lay({ ...BUILD, "assets/far.js": "e._zod.def" }))).toEqual([
    "assets/far.js carries zod into the browser",
  ]);
  expect(serverCodeInBundle(lay({ "assets/readme.txt": "" }))).toHaveLength(1);
});

test("an island whose styles do not come with its page is reported", () => {
  const manifest = JSON.parse(BUILD[".vite/manifest.json"]) as Record<string, { css?: string[] }>;
  expect(islandsWithoutStyles(lay(BUILD))).toEqual([]);
  Object.assign(manifest[PAGES[0]?.island ?? ""] ?? {}, { css: ["assets/island.css"] });
  const undressed = { ...BUILD, ".vite/manifest.json": JSON.stringify(manifest), "assets/island.css": "b{}" };
  expect(islandsWithoutStyles(lay(undressed))).toEqual([
    "web/routes/browse/front-page.tsx must import the styles in assets/island.css: the server renders front page with them",
  ]);
});
