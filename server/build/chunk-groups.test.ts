import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../root.ts";
import { ENTRIES } from "./chunk-groups.ts";

test.each(Object.values(ENTRIES).flat())("the module %s that decides how pages are split exists", (path) => {
  expect(existsSync(join(ROOT, path))).toBe(true);
});
