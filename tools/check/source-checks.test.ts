import { expect, test } from "vitest";
import { inPlantedProject, VALID_PROJECT } from "#tools/import-rules/planted-project.ts";
import { nameProblems } from "./file-names.ts";
import { MAX_LINES, sizeProblems } from "./file-sizes.ts";
import { STYLE_RULES, styleProblems } from "./styles.ts";

const VALID_STYLES = {
  "web/ui/row.tsx": `export const row = <p id="#main" className="ms-4 ps-2 start-0 rounded-s text-start border-e-2 text-on-primary bg-page" />;`,
  "web/ui/row.css": ".row { margin-inline-start: 4px; color: var(--text); }\n/* never margin-left, never #fff */",
  "web/ui/keys.ts": `import "#web/ui/row.tsx";\nexport const keys = { ArrowLeft: rect.left, word: "left-hand side" };`,
  "web/styles/brands.css": ":root { --primary: #123456; }",
};

const STYLE_VIOLATIONS: [name: string, path: string, text: string][] = [
  ["physical-css", "web/ui/a.css", ".a { margin-left: 4px }"],
  ["physical-css", "web/styles/b.css", ".b {\n  left: 0;\n}"],
  ["physical-css", "web/ui/c.css", ".c { border-top-right-radius: 4px }"],
  ["physical-css-value", "web/ui/d.css", ".d { text-align: right }"],
  ["physical-class", "web/ui/e.tsx", `export const e = "flex ml-4";`],
  ["physical-class", "web/ui/f.tsx", `export const f = "md:-mr-2";`],
  ["physical-class", "web/ui/g.tsx", `export const g = "rounded-tl-card";`],
  ["physical-class", "web/ui/h.tsx", `export const h = "text-left";`],
  ["physical-class", "web/ui/i.css", ".i { @apply left-0; }"],
  ["physical-style", "web/ui/j.tsx", "export const j = { paddingRight: 4 };"],
  ["colour-hex", "web/ui/k.tsx", `export const k = "text-[#ff0000]";`],
  ["colour-hex", "web/ui/l.css", ".l { color: #fff }"],
  ["colour-function", "web/ui/m.css", ".m { color: rgb(1 2 3) }"],
  ["colour-palette", "web/ui/n.tsx", `export const n = "bg-white";`],
  ["colour-palette", "web/ui/o.tsx", `export const o = "hover:text-red-500";`],
];

test("valid styles pass", async () => {
  expect(await inPlantedProject(VALID_STYLES, styleProblems)).toEqual([]);
});

test.each(STYLE_VIOLATIONS)("%s in %s is found", async (name, path, text) => {
  const problems = await inPlantedProject({ [path]: text }, styleProblems);
  expect(problems.filter((problem) => problem.startsWith(`${path}:`) && problem.includes(name))).toHaveLength(1);
});

test("every style rule has a planted violation", () => {
  expect(new Set(STYLE_VIOLATIONS.map(([name]) => name))).toEqual(new Set(STYLE_RULES.map(({ name }) => name)));
});

test.each(["domain/utils/day.ts", "api/helpers.ts", "web/common/card.tsx", "web/ui/index.ts", "art/SceneOne.ts"])(
  "a file called %s is found",
  async (path) => {
    expect(await inPlantedProject({ ...VALID_PROJECT, [path]: "export const it = 1;" }, nameProblems)).toHaveLength(1);
  },
);

test("valid names pass", async () => {
  expect(
    await inPlantedProject({ ...VALID_PROJECT, "api/cart/cart.routes.ts": "", "e2e/book.spec.ts": "" }, nameProblems),
  ).toEqual([]);
});

test("a file one line too long is found, a long message catalogue is not", async () => {
  const long = "export {};\n".repeat(MAX_LINES + 1);
  const fits = "export {};\n".repeat(MAX_LINES);
  const planted = { "api/long.ts": long, "api/fits.ts": fits, "domain/message/catalogue/en.ts": long };
  expect(await inPlantedProject(planted, sizeProblems)).toEqual([expect.stringContaining("api/long.ts: 251 lines")]);
});
