import { setImmediate as otherWork } from "node:timers/promises";
import { expect, test } from "vitest";
import { keyedMutex } from "./keyed-mutex.ts";

test("tasks of one key wait for each other, also for one that failed; another key does not", async () => {
  const runExclusive = keyedMutex<string>();
  const events: string[] = [];
  const task = (name: string) => async () => {
    events.push(`${name} begins`);
    await otherWork();
    if (name === "first") throw new Error("no");
    events.push(`${name} ends`);
    return name;
  };
  const answers = await Promise.allSettled([
    runExclusive("property", task("first")),
    runExclusive("property", task("second")),
    runExclusive("other property", task("third")),
  ]);

  expect(answers.map(({ status }) => status)).toEqual(["rejected", "fulfilled", "fulfilled"]);
  expect(events.filter((line) => !line.startsWith("third"))).toEqual(["first begins", "second begins", "second ends"]);
  expect(events.indexOf("third begins")).toBeLessThan(events.indexOf("second begins"));
  expect(await runExclusive("property", task("fourth"))).toBe("fourth");
});

test("a task knows whether it had to wait", async () => {
  const runExclusive = keyedMutex<string>();
  const hasWaited = (key: string) => runExclusive(key, async (waited) => waited);
  expect(await Promise.all([hasWaited("property"), hasWaited("property"), hasWaited("other property")])).toEqual([
    false,
    true,
    false,
  ]);
  expect(await hasWaited("property")).toBe(false);
});

test("a task that has waited too long is refused, and those after it run", async () => {
  let now = 0;
  const runExclusive = keyedMutex<string>(() => now);
  const slow = runExclusive("property", async () => {
    now += 10_001;
  });
  const waiting = runExclusive("property", async () => "too late");
  await slow;
  await expect(waiting).rejects.toThrow("busy");
  expect(await runExclusive("property", async () => "served")).toBe("served");
});
