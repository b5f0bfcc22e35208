import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { browserScripts } from "./browser-scripts.ts";

let folder = "";
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function repository(files: Record<string, string>): string {
  folder = mkdtempSync(join(tmpdir(), "scripts-"));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

const files = {
  "web/page/page.ts": `import type { A } from "#web/types.ts";\nimport { b } from "#domain/rules/b.ts";\nimport "./side.ts";\nexport const a: A = b;\n`,
  "web/page/side.ts": "export {};\n",
  "domain/rules/b.ts": `export { c as b } from "./c.ts";\n`,
  "domain/rules/c.ts": "export const c = 1 as number;\n",
};

test("a page runs our source without its types, and its imports lead to files of ours", () => {
  const scripts = browserScripts("web/page/page.ts", repository(files));
  expect([...scripts.files.keys()]).toEqual([
    "domain/rules/c.ts",
    "domain/rules/b.ts",
    "web/page/side.ts",
    "web/page/page.ts",
  ]);
  const page = scripts.files.get("web/page/page.ts") ?? "";
  expect(page).toContain(`import { b } from "../../domain/rules/b.ts"`);
  expect(page).toContain(`import "./side.ts"`);
  expect(page).not.toMatch(/#|types|: A/);
});

test("a changed file has another address", () => {
  const before = browserScripts("web/page/page.ts", repository(files)).version;
  rmSync(folder, { recursive: true });
  const changed = { ...files, "domain/rules/c.ts": "export const c = 2;\n" };
  expect(browserScripts("web/page/page.ts", repository(changed)).version).not.toBe(before);
});

test("a page that shows card fields imports no package", () => {
  const foreign = { "web/page/page.ts": `import { x } from "some-package";\nx();\n` };
  expect(() => browserScripts("web/page/page.ts", repository(foreign))).toThrow("some-package");
});

test("the script of the card fields imports files of ours alone, and Checkout.com's knows no fields of a card", () => {
  const filesOf = (gateway: string) => [
    ...browserScripts(`web/payment-fields/${gateway}/${gateway}-page.ts`).files.keys(),
  ];
  expect(
    [...filesOf("checkout"), ...filesOf("moyasar")].filter((path) => !/^(web\/payment-fields|domain)\//.test(path)),
  ).toEqual([]);
  expect(filesOf("checkout").filter((path) => /moyasar|card-rules/.test(path))).toEqual([]);
});
