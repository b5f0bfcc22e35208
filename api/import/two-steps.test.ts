import { setImmediate as yieldToOthers } from "node:timers/promises";
import { expect, test } from "vitest";
import { twoSteps } from "./two-steps.ts";

test("homes are made ready while those before them are stored, one portion after the other", async () => {
  const done: string[] = [];
  const step = (name: string) => async (home: string) => {
    done.push(`${name} ${home}`);
    await yieldToOthers();
    done.push(`${name} ${home} ended`);
    return home;
  };
  const store = step("store");
  const steps = twoSteps(step("read"), async (home) => {
    await store(home);
  });
  for (const home of ["1", "2"]) await steps.add(home);
  await steps.end();
  expect(done.indexOf("read 2")).toBeLessThan(done.indexOf("store 1 ended"));
  expect(done.indexOf("store 2")).toBeGreaterThan(done.indexOf("store 1 ended"));
  expect(done.at(-1)).toBe("store 2 ended");
});

test("a portion that cannot be stored stops the import at the next one, or at its end", async () => {
  const fail = async () => Promise.reject(new Error("no database"));
  const early = twoSteps(async (home: string) => home, fail);
  await early.add("1");
  await expect(early.add("2")).rejects.toThrow("no database");
  const late = twoSteps(async (home: string) => home, fail);
  await late.add("1");
  await expect(late.end()).rejects.toThrow("no database");
});
