import { expect, test } from "vitest";
import { inPlantedProject } from "#tools/import-rules/planted-project.ts";
import { affectedProductTests } from "./affected-product-tests.ts";

const FILES = {
  "domain/stay/day.ts": "export const day = 1;",
  "domain/page/word.ts": "export const word = 1;",
  "api/platform/overload.ts": "export const overload = 1;",
  "api/review/ask.ts": "export const ask = 1;",
  "api/review/review.routes.ts": `import { ask } from "./ask.ts";`,
  "api/search/find.ts": `import { day } from "#domain/stay/day.ts";`,
  "api/app.ts": `import "#api/review/review.routes.ts";\nimport "#api/search/find.ts";\nimport "#api/platform/overload.ts";`,
  "api/testing/test-app.ts": `import "#api/app.ts";`,
  "api/search/feed.fault.test.ts": `import "#api/testing/test-app.ts";`,
  "tools/reliability/kill.fault.test.ts": `import "#api/testing/test-app.ts";`,
  "web/ui/button.tsx": "export const button = 1;",
  "web/root.tsx": `import "#web/ui/button.tsx";`,
  "web/compare/table.tsx": "export const table = 1;",
  "web/routes/browse/compare.tsx": `import type { day } from "#domain/stay/day.ts";\nimport "#web/compare/table.tsx";`,
  "e2e/steps/keyboard.ts": `import "#domain/page/word.ts";`,
  "e2e/property/compare.spec.ts": `import "../steps/keyboard.ts";`,
  "e2e/search/map.spec.ts": "export {};",
  "e2e/booking/pay.spec.ts": "export {};",
};
const all = Object.keys(FILES).filter((path) => /\.spec\.ts$|\.fault\.test\.ts$/.test(path));

test.each([
  ["web/compare/table.tsx", ["e2e/property/compare.spec.ts"]],
  ["api/review/ask.ts", ["e2e/property/compare.spec.ts"]],
  ["domain/stay/day.ts", ["api/search/feed.fault.test.ts", "e2e/property/compare.spec.ts", "e2e/search/map.spec.ts"]],
  ["e2e/steps/keyboard.ts", ["e2e/property/compare.spec.ts"]],
  ["e2e/booking/pay.spec.ts", ["e2e/booking/pay.spec.ts"]],
  ["api/testing/test-app.ts", ["api/search/feed.fault.test.ts", "tools/reliability/kill.fault.test.ts"]],
  ["docs/operations.md", []],
  ["web/ui/button.tsx", all],
  ["api/platform/overload.ts", all],
  ["server/start.ts", all],
  ["package-lock.json", all],
])("a change of %s runs the journeys and fault tests that notice it", async (changed, tests) => {
  const affected = await inPlantedProject(FILES, (root) => affectedProductTests(root, [changed]));
  expect(affected.toSorted()).toEqual(tests.toSorted());
});
