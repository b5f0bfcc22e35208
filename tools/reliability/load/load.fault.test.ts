import { afterAll, beforeAll, expect, test } from "vitest";
import { type BenchEnvironment, benchGround } from "../environment/bench-environment.ts";
import { isFault } from "../environment/watched-app.ts";
import { tryLoad } from "./load.ts";

let environment: BenchEnvironment;
beforeAll(async () => {
  environment = await benchGround(0.05);
});
afterAll(() => environment.close());

/** A machine that is busy with other things is given fewer guests, not refusals that are right under too many. */
const AT_ONCE = 12;

test("guests who read, hold and book for half a minute meet no fault, up to fifty a second", async () => {
  const { heard } = await tryLoad(environment, { seconds: 30, perSecond: 50, mostAtOnce: AT_ONCE, seed: 1 });
  expect(heard.filter(isFault)).toEqual([]);
  for (const kind of ["json", "page", "write", "pay"]) {
    expect(heard.filter((one) => one.kind === kind && one.status < 300).length, kind).toBeGreaterThan(0);
  }
  expect(await environment.violations()).toEqual([]);
});
