import { type Outcome, outcome, type Step } from "./step.ts";

export type Tally = { ok: boolean; passed: number; failed: number };

/** Starts the steps in order, two at a time, and prints a line for each; a failed one also prints its output. */
export async function runSteps(steps: readonly Step[], lanes = 2): Promise<Tally> {
  const waiting = [...steps];
  const done: Outcome[] = [];
  const width = Math.max(...steps.map(({ name }) => name.length));
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const began = performance.now();
      const result = await step.run().catch((error: Error) => outcome(false, error.message));
      console.log(line(step.name.padEnd(width), result, performance.now() - began));
      if (!result.ok) console.log(`\n── ${step.name} ──\n${result.output.trim()}\n`);
      done.push(result);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return {
    ok: done.every(({ ok }) => ok),
    passed: done.reduce((sum, { passed }) => sum + passed, 0),
    failed: done.reduce((sum, { failed }) => sum + failed, 0),
  };
}

function line(name: string, { ok, passed, failed, note }: Outcome, ms: number): string {
  const time = `${(ms / 1000).toFixed(1)} s`.padStart(8);
  const more = note ?? (passed + failed > 1 ? `${passed} passed, ${failed} failed` : "");
  return `  ${name}  ${ok ? "ok    " : "FAILED"} ${time}   ${more}`.trimEnd();
}
