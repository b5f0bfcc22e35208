import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { withSettings } from "./settings-part.ts";

test("README shows every setting as the code has it (node tools/docs/write-settings.ts)", () => {
  const readme = readFileSync("README.md", "utf8");
  expect(readme).toBe(withSettings(readme));
});
