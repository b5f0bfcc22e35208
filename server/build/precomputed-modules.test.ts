import { expect, test } from "vitest";
import { narrowingKeys } from "#domain/seo/narrowing-keys.ts";
import { precomputedModules } from "./precomputed-modules.ts";

test("the bundle gets the same keys as the server, and imports nothing for them", async () => {
  const { filter, handler } = precomputedModules().load;
  const { code } = handler();
  expect(filter.id.test("/any/where/domain/seo/narrowing-keys.ts")).toBe(true);
  expect(code).not.toContain("import");
  const { narrowingKeys: bundled } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  expect(bundled).toEqual(narrowingKeys);
});
