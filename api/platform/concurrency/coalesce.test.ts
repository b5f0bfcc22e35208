import { setImmediate as soon } from "node:timers/promises";
import { expect, test } from "vitest";
import { coalesce } from "./coalesce.ts";

test("calls during a run share one more run after it", async () => {
  const runs: string[] = [];
  const run = coalesce(async () => {
    runs.push("began");
    await soon();
    runs.push("ended");
  });
  const first = run();
  const second = run();
  const third = run();

  expect(second).toBe(third);
  await first;
  expect(runs.filter((each) => each === "ended")).toHaveLength(1);
  await second;
  expect(runs).toEqual(["began", "ended", "began", "ended"]);
});

test("a run that failed does not prevent the next one", async () => {
  let runs = 0;
  const run = coalesce(async () => {
    await soon();
    if (++runs === 1) throw new Error("lost");
  });
  const [first, second] = [run(), run()];

  await expect(first).rejects.toThrow("lost");
  await second;
  expect(runs).toBe(2);
});
