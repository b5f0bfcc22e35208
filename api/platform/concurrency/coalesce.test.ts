import { setImmediate as soon } from "node:timers/promises";
import { expect, test } from "vitest";
import { inTurn } from "./coalesce.ts";

test("who asks during a run waits for one more run, together with all others who ask", async () => {
  const runs: string[] = [];
  const look = inTurn(async () => {
    runs.push("began");
    await soon();
    runs.push("ended");
  });
  const first = look();
  const second = look();
  const third = look();

  expect(second).toBe(third);
  await first;
  expect(runs.filter((run) => run === "ended")).toHaveLength(1);
  await second;
  expect(runs).toEqual(["began", "ended", "began", "ended"]);
});

test("a run that failed does not keep the next from running", async () => {
  let runs = 0;
  const look = inTurn(async () => {
    await soon();
    if (++runs === 1) throw new Error("lost");
  });
  const [first, second] = [look(), look()];

  await expect(first).rejects.toThrow("lost");
  await second;
  expect(runs).toBe(2);
});
