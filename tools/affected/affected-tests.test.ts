import { expect, test } from "vitest";
import { inPlantedProject } from "#tools/import-rules/planted-project.ts";
import { affectedTests } from "./affected-tests.ts";

const FILES = {
  "domain/stay/day.ts": "export const day = 1;",
  "domain/stay/stay.ts": `import { day } from "./day.ts";\nexport const stay = day;`,
  "domain/stay/stay.test.ts": `import { stay } from "./stay.ts";\nstay();`,
  "domain/money/money.test.ts": "export {};",
  "sandbox/main.ts": `import "./server.ts";`,
  "sandbox/server.ts": "export const server = 1;",
  "api/testing/test-sandbox.ts": `fork(resolve(import.meta.dirname, "../../sandbox/main.ts"));`,
  "api/message/mail.test.ts": `import { testSandbox } from "#api/testing/test-sandbox.ts";`,
  "api/message/mail.fault.test.ts": `import { testSandbox } from "#api/testing/test-sandbox.ts";`,
  "web/cart/cart.ts": `const load = () => import("#domain/message/compiled/lazy.ts");`,
  "web/cart/cart.test.tsx": `import { cart } from "./cart.ts";`,
  "web/styles/scale.test.ts": "export {};",
  "tools/docs/paths.test.ts": "export {};",
};

const affected = (...changed: string[]) => inPlantedProject(FILES, (root) => affectedTests(root, changed));

test.each([
  [["domain/stay/day.ts"], ["domain/stay/stay.test.ts"]],
  [["domain/stay/stay.test.ts"], ["domain/stay/stay.test.ts"]],
  [["sandbox/server.ts"], ["api/message/mail.test.ts"]],
  [
    ["domain/message/catalogue/en/lazy/cart.json"],
    ["domain/money/money.test.ts", "domain/stay/stay.test.ts", "web/cart/cart.test.tsx"],
  ],
  [["api/schema/migrations/0001.sql"], ["api/message/mail.test.ts"]],
  [["web/styles/scale.css"], ["tools/docs/paths.test.ts", "web/styles/scale.test.ts"]],
  [["README.md"], ["tools/docs/paths.test.ts"]],
  [["web/public/icon.svg"], ["web/cart/cart.test.tsx", "web/styles/scale.test.ts"]],
  [[], []],
])("a change of %j runs %j", async (changed, tests) => {
  expect((await affected(...changed)).toSorted()).toEqual(tests);
});

test("a change of the packages runs every test but the faults", async () => {
  expect(await affected("package-lock.json")).toHaveLength(6);
});
