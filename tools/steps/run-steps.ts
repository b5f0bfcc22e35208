import { type Outcome, outcome, type Step } from "./step.ts";

/** One finished step with the tests that it counted. */
export type Part = { name: string; seconds: number; tests: number };
export type Tally = { ok: boolean; passed: number; failed: number; remarks: string[]; parts: Part[] };

/** Starts the steps in order, two at a time, and prints a line for each; a failed one also prints its output. */
export async function runSteps(steps: readonly Step[], lanes = 2): Promise<Tally> {
  const waiting = [...steps];
  const done: Outcome[] = [];
  const parts: Part[] = [];
  const width = Math.max(...steps.map(({ name }) => name.length));
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const began = performance.now();
      const result = await step.run().catch((error: Error) => outcome(false, error.message));
      const ms = performance.now() - began;
      console.log(line(step.name.padEnd(width), result, ms));
      if (!result.ok) console.log(`\n── ${step.name} ──\n${result.output.trim()}\n`);
      done.push(result);
      parts.push({ name: step.name, seconds: ms / 1000, tests: result.passed + result.failed });
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return {
    ok: done.every(({ ok }) => ok),
    passed: done.reduce((sum, { passed }) => sum + passed, 0),
    failed: done.reduce((sum, { failed }) => sum + failed, 0),
    remarks: done.flatMap(({ remarks = [] }) => remarks),
    parts,
  };
}

function line(name: string, { ok, passed, failed, note }: Outcome, ms: number): string {
  const time = `${(ms / 1000).toFixed(1)} s`.padStart(8);
  const more = note ?? (passed + failed > 1 ? `${passed} passed, ${failed} failed` : "");
  return `  ${name}  ${ok ? "ok    " : "FAILED"} ${time}   ${more}`.trimEnd();
}
