import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { runSteps } from "./run-steps.ts";
import { commandStep, problemStep, type Step } from "./step.ts";

let printed: string[] = [];
beforeEach(() => {
  printed = [];
  vi.spyOn(console, "log").mockImplementation((line: string) => void printed.push(line));
});
afterEach(() => vi.restoreAllMocks());

const green = problemStep("green", () => []);
const red = problemStep("red", () => ["web/ui/a.css:1: left"]);
const many: Step = { name: "many", run: async () => ({ ok: false, output: "two guests lost", passed: 40, failed: 2 }) };

test("all green is green and shows no output", async () => {
  expect(await runSteps([green, green])).toEqual({ ok: true, passed: 2, failed: 0 });
  expect(printed).toHaveLength(2);
});

test("a red step shows everything it said, before the next is over", async () => {
  expect(await runSteps([red, many, green], 1)).toEqual({ ok: false, passed: 41, failed: 3 });
  expect(printed[1]).toContain("web/ui/a.css:1: left");
  expect(printed[3]).toContain("two guests lost");
  expect(printed).toHaveLength(5);
});

test("a step that throws is red, not the end of the others", async () => {
  const broken: Step = { name: "broken", run: () => Promise.reject(new Error("no such program")) };
  expect(await runSteps([broken, green], 1)).toEqual({ ok: false, passed: 1, failed: 1 });
});

test("a program that ends with a fault is red with its words", async () => {
  const failing = commandStep("failing", { file: "-e", args: ["console.error('no bed'); process.exit(3)"] });
  const { ok, output } = await failing.run();
  expect(ok).toBe(false);
  expect(output).toContain("no bed");
});
