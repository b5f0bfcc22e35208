import { afterAll, beforeAll, expect, test } from "vitest";
import { fewOrAll } from "#api/testing/checks/few-or-all.ts";
import { type BenchEnvironment, startBenchEnvironment } from "../environment/bench-environment.ts";
import { isFault } from "../environment/recording-app.ts";
import { runLoad } from "./load.ts";

let environment: BenchEnvironment;
beforeAll(async () => {
  environment = await startBenchEnvironment(0.05);
});
afterAll(() => environment.close());

/** A busy machine gets fewer guests at once, because an overloaded product rejects some correctly. */
const AT_ONCE = 12;
const SECONDS = fewOrAll(6, 30);

test("guests who read, hold and book get no fault, up to fifty a second", async () => {
  const { calls } = await runLoad(environment, { seconds: SECONDS, perSecond: 50, maxConcurrent: AT_ONCE, seed: 1 });
  expect(calls.filter(isFault)).toEqual([]);
  for (const kind of ["json", "page", "write", "pay"]) {
    expect(calls.filter((one) => one.kind === kind && one.status < 300).length, kind).toBeGreaterThan(0);
  }
  expect(await environment.violations()).toEqual([]);
});
