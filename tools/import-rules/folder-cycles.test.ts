import { expect, test } from "vitest";
import { folderCycleProblems } from "./folder-cycles.ts";
import { inPlantedProject, VALID_PROJECT } from "./planted-project.ts";
import { readImports } from "./read-imports.ts";

/** The import graph of files, each with the files it imports. */
const cyclesIn = (graph: Record<string, string[]>) => {
  const modules = Object.entries(graph).map(([source, imported]) => ({
    source,
    dependencies: imported.map((resolved) => ({ resolved })),
  }));
  return folderCycleProblems({ modules });
};

const CYCLE = {
  "api/order/order.ts": ["api/payment/state.ts"],
  "api/payment/pay.ts": ["api/order/price.ts"],
};

test("two folders that import each other are found, although no file is in a cycle", async () => {
  const planted = {
    "api/order/order.ts": `import "#api/payment/state.ts";`,
    "api/order/price.ts": "export const price = 1;",
    "api/payment/pay.ts": `import "#api/order/price.ts";`,
    "api/payment/state.ts": "export const state = 1;",
  };
  const { modules, violations } = await inPlantedProject({ ...VALID_PROJECT, ...planted }, readImports);
  expect(violations).toEqual([]);
  expect(folderCycleProblems({ modules })).toEqual([
    "Cycle between api/order, api/payment:\n  api/order/order.ts → api/payment/state.ts\n  api/payment/pay.ts → api/order/price.ts",
  ]);
});

test("folders that import each other in one direction pass", () => {
  expect(cyclesIn({ "api/order/order.ts": ["api/payment/pay.ts"], "api/payment/pay.ts": [] })).toEqual([]);
});

test("a cycle over three folders is found", () => {
  const [problem] = cyclesIn({
    "web/a/one.ts": ["web/b/two.ts"],
    "web/b/more.ts": ["web/c/three.ts"],
    "web/c/more.ts": ["web/a/last.ts"],
  });
  expect(problem).toMatch(/^Cycle between web\/a, web\/b, web\/c:/);
});

test("the sub-folders of api/platform and of web/shared are folders of their own", () => {
  const apart = {
    "api/platform/http/reply.ts": ["api/platform/jobs/run.ts"],
    "web/shared/login/form.ts": ["web/shared/session/start-session.ts"],
  };
  expect(cyclesIn(apart)).toEqual([]);
  const [problem] = cyclesIn({ ...apart, "web/shared/session/leave.ts": ["web/shared/login/by.ts"] });
  expect(problem).toMatch(/^Cycle between web\/shared\/login, web\/shared\/session:/);
});

test("sub-folders of a feature import each other in one direction", () => {
  const apart = {
    "web/property/stay/calendar/day.tsx": ["web/property/section/section.tsx", "web/property/stay/price/amount.tsx"],
    "web/property/page.tsx": ["web/property/stay/calendar/day.tsx"],
    "web/property/stay/stay.tsx": ["web/property/page-head.tsx"],
  };
  expect(cyclesIn(apart)).toEqual([]);
  const [sections] = cyclesIn({ ...apart, "web/property/section/compare.tsx": ["web/property/stay/stay.tsx"] });
  expect(sections).toMatch(/^Cycle between web\/property\/section, web\/property\/stay:/);
  const [deeper] = cyclesIn({ ...apart, "web/property/stay/price/total.tsx": ["web/property/stay/calendar/key.ts"] });
  expect(deeper).toMatch(/^Cycle between web\/property\/stay\/calendar, web\/property\/stay\/price:/);
});

test("a file and a sub-folder beside it import each other in one direction", () => {
  const view = { "api/order/order-view.ts": ["api/order/cancel/plan.ts"] };
  expect(cyclesIn(view)).toEqual([]);
  const [problem] = cyclesIn({ ...view, "api/order/cancel/routes.ts": ["api/order/order-view.ts"] });
  expect(problem).toMatch(/^Cycle between api\/order\/cancel, api\/order\/order-view.ts:/);
});

test("tools and journeys are checked as one layer", () => {
  const [problem] = cyclesIn({
    "tools/bench/axe.ts": ["e2e/accessibility/page.ts"],
    "e2e/accessibility/variants.ts": ["tools/measure/load.ts"],
    "tools/measure/start.ts": ["tools/bench/server.ts"],
  });
  expect(problem).toMatch(/^Cycle between e2e\/accessibility, tools\/bench, tools\/measure:/);
});

test("every layer is checked", () => {
  const layers = ["domain", "server", "sandbox", "seed", "art"];
  const cycle = (layer: string) =>
    cyclesIn({ [`${layer}/a/one.ts`]: [`${layer}/b/two.ts`], [`${layer}/b/more.ts`]: [`${layer}/a/last.ts`] });
  expect(layers.map((layer) => cycle(layer).length)).toEqual([1, 1, 1, 1, 1]);
});

test("tests may import in both directions", () => {
  const { "api/payment/pay.ts": imported, ...others } = CYCLE;
  expect(cyclesIn({ ...others, "api/payment/pay.test.ts": imported, "api/testing/pay.ts": imported })).toEqual([]);
});
