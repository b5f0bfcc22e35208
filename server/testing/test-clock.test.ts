import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { moveTestClock } from "./test-clock.ts";

const HALF_A_YEAR_MS = 183 * 86_400_000;

test("a moved clock moves every process that a test starts, and leaves written instants alone", () => {
  const preload = new URL("moved-clock.mjs", import.meta.url).href;
  const program = `
    class Stay extends Date {}
    console.log(JSON.stringify([Date.now(), new Date(), new Stay(), new Date(0), new Date() instanceof Date, typeof Date()]))`;
  const env = { ...process.env, NODE_OPTIONS: "", TEST_CLOCK_OFFSET_MS: String(HALF_A_YEAR_MS) };
  const output = execFileSync(process.execPath, [`--import=${preload}`, "-e", program], { env, encoding: "utf8" });
  const [now, date, stay, written, isDate, text] = JSON.parse(output);
  const moved = Date.now() - Number(process.env.TEST_CLOCK_OFFSET_MS ?? 0) + HALF_A_YEAR_MS;
  for (const instant of [now, Date.parse(date), Date.parse(stay)])
    expect(Math.abs(instant - moved)).toBeLessThan(60_000);
  expect([written, isDate, text]).toEqual(["1970-01-01T00:00:00.000Z", true, "string"]);
});

test("a clock that cannot be read is reported", async () => {
  await expect(moveTestClock({ TEST_CLOCK: "tomorrow" })).rejects.toThrow("write it like 2027-02-03T23:30");
});
