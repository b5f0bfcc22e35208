import { expect, test } from "vitest";
import { inPlantedProject, type PlantedFiles } from "#tools/import-rules/planted-project.ts";
import { testOnlyExports } from "./test-only-exports.ts";

const found = (files: PlantedFiles, accepted: Record<string, string> = {}) =>
  inPlantedProject(files, (root) => testOnlyExports(root, accepted));

const TEST = { "domain/stay/stay.test.ts": `import { nights } from "./stay.ts";\nnights();` };
const RULE = { "domain/stay/stay.ts": "/** nights */\nexport function nights() {}" };

test("an export that only a test imports is found", async () => {
  expect(await found({ ...RULE, ...TEST })).toEqual(["domain/stay/stay.ts nights: only tests use it"]);
});

test.each<[string, PlantedFiles]>([
  ["another file imports it", { "api/cart.ts": `import { type Day, nights as n } from "#domain/stay/stay.ts";` }],
  ["another file imports everything", { "api/cart.ts": `import * as stay from "#domain/stay/stay.ts";` }],
  ["another file imports it later", { "web/cart.ts": `const stay = () => import("#domain/stay/stay.ts");` }],
  ["a configuration imports it", { "vite.config.ts": `import { nights } from "./domain/stay/stay.ts";` }],
  ["a developer tool imports it", { "tools/bench.ts": `import { nights } from "#domain/stay/stay.ts";` }],
  ["its own file uses it", { "domain/stay/stay.ts": `${RULE["domain/stay/stay.ts"]}\nnights();` }],
  ["no test imports it either", { "domain/stay/stay.test.ts": "" }],
])("an export passes when %s", async (_, files) => {
  expect(await found({ ...RULE, ...TEST, ...files })).toEqual([]);
});

test.each<PlantedFiles>([
  { "api/testing/a-stay.ts": `import { nights } from "#domain/stay/stay.ts";` },
  { "web/stay-for-test.ts": `import { nights } from "#domain/stay/stay.ts";` },
  { "e2e/book.spec.ts": `import { nights } from "#domain/stay/stay.ts";` },
])("code made for tests is a test: %o", async (files) => {
  expect(await found({ ...RULE, ...files })).toHaveLength(1);
});

test("an accepted export passes, and must be removed from the list once it is used", async () => {
  const accepted = { "domain/stay/stay.ts nights": "needed soon" };
  expect(await found({ ...RULE, ...TEST }, accepted)).toEqual([]);
  expect(await found(RULE, accepted)).toEqual(["domain/stay/stay.ts nights: remove it from the accepted exports"]);
});
