import { afterAll, beforeAll, expect, test } from "vitest";
import { restartModes, tryRestart } from "./database-restart.ts";
import { type BenchGround, benchGround } from "./ground.ts";

let ground: BenchGround;
beforeAll(async () => {
  ground = await benchGround(0.05);
});
afterAll(() => ground.close());

test.each(restartModes)("guests who book while the database goes away (%s) lose nothing", async (mode) => {
  const { samePid, lost, bookings } = await tryRestart(ground, mode, 2_000);
  expect(samePid).toBe(true);
  expect(bookings).toBeGreaterThan(3);
  expect(lost).toEqual([]);
  expect(await ground.violations()).toEqual([]);
});
