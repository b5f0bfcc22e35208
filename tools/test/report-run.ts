import type { Tally } from "../steps/run-steps.ts";
import { partTable } from "./part-table.ts";

/** Prints the time of each part, what passed only at the second try, and the result, which the exit code repeats. */
export function reportRun(tallies: readonly Tally[], seconds: number): void {
  const sumOf = (count: "passed" | "failed") => tallies.reduce((sum, tally) => sum + tally[count], 0);
  const ok = tallies.every((tally) => tally.ok);
  console.log(
    `\n${partTable(
      tallies.flatMap(({ parts }) => parts),
      seconds,
    )}\n`,
  );
  for (const remark of tallies.flatMap(({ remarks }) => remarks)) console.log(remark);
  console.log(`${ok ? "passed" : "failed"}: ${sumOf("passed")} passed, ${sumOf("failed")} failed`);
  process.exitCode = ok ? 0 : 1;
}
