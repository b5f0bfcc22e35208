import type { Part } from "../steps/run-steps.ts";

/** Shorter steps share one row. */
const OWN_ROW_S = 10;
const OTHERS = "other checks";

/** The time and the tests of each part of a run; parts may have run beside each other. */
export function partTable(parts: readonly Part[], wholeSeconds: number): string {
  const isLong = ({ seconds }: Part) => seconds >= OWN_ROW_S;
  const others = parts.filter((part) => !isLong(part));
  const sumOf = (some: readonly Part[], of: (part: Part) => number) => some.reduce((sum, part) => sum + of(part), 0);
  const rows = [
    ...parts.filter(isLong),
    ...(others.length > 0
      ? [{ name: OTHERS, seconds: sumOf(others, (part) => part.seconds), tests: others.length }]
      : []),
    { name: "whole run", seconds: wholeSeconds, tests: sumOf(parts, (part) => part.tests) },
  ];
  const width = Math.max(...rows.map(({ name }) => name.length));
  const lines = rows.map(
    ({ name, seconds, tests }) =>
      `  ${name.padEnd(width)} ${seconds.toFixed(0).padStart(8)} ${String(tests).padStart(7)}`,
  );
  return [`  ${"part".padEnd(width)} ${"seconds".padStart(8)} ${"tests".padStart(7)}`, ...lines].join("\n");
}
