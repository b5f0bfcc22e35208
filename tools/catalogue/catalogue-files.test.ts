import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "#server/root.ts";
import { catalogueFiles } from "./catalogue-files.ts";

const folder = join(ROOT, "docs/examples/template");

test("the template is what the import reads (node tools/catalogue/write-catalogue-files.ts)", () => {
  const files = catalogueFiles();
  expect(readdirSync(folder).toSorted()).toEqual(Object.keys(files).toSorted());
  for (const [name, content] of Object.entries(files))
    expect(readFileSync(join(folder, name), "utf8"), name).toBe(content);
});
