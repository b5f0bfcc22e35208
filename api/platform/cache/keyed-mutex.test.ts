import { setImmediate as otherWork } from "node:timers/promises";
import { expect, test } from "vitest";
import { queues } from "./keyed-mutex.ts";

test("deeds of one key wait for each other, also for one that failed; another key does not", async () => {
  const inQueue = queues<string>();
  const told: string[] = [];
  const deed = (name: string) => async () => {
    told.push(`${name} begins`);
    await otherWork();
    if (name === "first") throw new Error("no");
    told.push(`${name} ends`);
    return name;
  };
  const answers = await Promise.allSettled([
    inQueue("home", deed("first")),
    inQueue("home", deed("second")),
    inQueue("other home", deed("third")),
  ]);

  expect(answers.map(({ status }) => status)).toEqual(["rejected", "fulfilled", "fulfilled"]);
  expect(told.filter((line) => !line.startsWith("third"))).toEqual(["first begins", "second begins", "second ends"]);
  expect(told.indexOf("third begins")).toBeLessThan(told.indexOf("second begins"));
  expect(await inQueue("home", deed("fourth"))).toBe("fourth");
});

test("a deed knows whether another was before it", async () => {
  const inQueue = queues<string>();
  const hasWaited = (key: string) => inQueue(key, async (waited) => waited);
  expect(await Promise.all([hasWaited("home"), hasWaited("home"), hasWaited("other home")])).toEqual([
    false,
    true,
    false,
  ]);
  expect(await hasWaited("home")).toBe(false);
});

test("who has waited too long is asked to come again, and those after them have their turn", async () => {
  let now = 0;
  const inQueue = queues<string>(() => now);
  const slow = inQueue("home", async () => {
    now += 10_001;
  });
  const patient = inQueue("home", async () => "too late");
  await slow;
  await expect(patient).rejects.toThrow("busy");
  expect(await inQueue("home", async () => "served")).toBe("served");
});
