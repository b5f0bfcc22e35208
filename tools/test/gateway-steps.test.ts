import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "#server/root.ts";
import { fullGatewaySteps, gatewaySteps, gatewayTests } from "./gateway-steps.ts";

test("every test that runs over a second gateway is there", () => {
  const missing = Object.values(gatewayTests)
    .flat()
    .filter((path) => !existsSync(join(ROOT, path)));
  expect(missing).toEqual([]);
});

test("every gateway for cards but the first has its own step, and a change that breaks none of its tests has no step", () => {
  const names = ["payments over moyasar"];
  expect(gatewaySteps().map(({ name }) => name)).toEqual(names);
  expect(gatewaySteps((path) => path.includes("/complete/")).map(({ name }) => name)).toEqual(names);
  expect(gatewaySteps(() => false)).toEqual([]);
  expect(fullGatewaySteps("faults", {}).map(({ name }) => name)).toEqual(["payments over moyasar (faults)"]);
});
