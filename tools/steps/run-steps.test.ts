import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { runSteps } from "./run-steps.ts";
import { commandStep, problemStep, type Step } from "./step.ts";

let printed: string[] = [];
beforeEach(() => {
  printed = [];
  vi.spyOn(console, "log").mockImplementation((line: string) => void printed.push(line));
});
afterEach(() => vi.restoreAllMocks());

const passing = problemStep("passing", () => []);
const failing = problemStep("failing", () => ["web/ui/a.css:1: left"]);
const many: Step = { name: "many", run: async () => ({ ok: false, output: "two guests lost", passed: 40, failed: 2 }) };

test("passing steps print one line each and no output", async () => {
  expect(await runSteps([passing, passing])).toMatchObject({ ok: true, passed: 2, failed: 0 });
  expect(printed).toHaveLength(2);
});

test("a failed step prints its output before the next step ends", async () => {
  expect(await runSteps([failing, many, passing], 1)).toMatchObject({ ok: false, passed: 41, failed: 3 });
  expect(printed[1]).toContain("web/ui/a.css:1: left");
  expect(printed[3]).toContain("two guests lost");
  expect(printed).toHaveLength(5);
});

test("remarks and the tests of each step are collected for the end", async () => {
  const lucky: Step = {
    name: "lucky",
    run: async () => ({ ok: true, output: "", passed: 3, failed: 0, remarks: ["again"] }),
  };
  const { remarks, parts } = await runSteps([lucky, passing], 1);
  expect(remarks).toEqual(["again"]);
  expect(parts.map(({ name, tests }) => [name, tests])).toEqual([
    ["lucky", 3],
    ["passing", 1],
  ]);
});

test("a step that throws fails, and the others run", async () => {
  const broken: Step = { name: "broken", run: () => Promise.reject(new Error("no such program")) };
  expect(await runSteps([broken, passing], 1)).toMatchObject({ ok: false, passed: 1, failed: 1 });
});

test("a program that exits with an error fails with its output", async () => {
  const command = commandStep("exit 3", { file: "-e", args: ["console.error('no bed'); process.exit(3)"] });
  const { ok, output } = await command.run();
  expect(ok).toBe(false);
  expect(output).toContain("no bed");
});
