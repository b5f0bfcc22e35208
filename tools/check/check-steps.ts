import { ROOT } from "#server/root.ts";
import { secretsInFiles, secretsInHistory } from "#tools/secrets/secret-problems.ts";
import { arrowProblems } from "#tools/walls/arrows.ts";
import { nameProblems } from "#tools/walls/names.ts";
import { sizeProblems } from "#tools/walls/sizes.ts";
import { styleProblems } from "#tools/walls/styles.ts";
import { type Command, commandStep, outcome, problemStep, type Step } from "./step.ts";
import { holesStep, listStep } from "./supply-steps.ts";
import { vitestStep } from "./vitest-step.ts";

const tsc: Command = { file: "node_modules/typescript/bin/tsc", args: ["-b"] };
const typegen: Command = { file: "node_modules/@react-router/dev/bin.cjs", args: ["typegen"] };
const biome: Command = {
  file: "node_modules/@biomejs/biome/bin/biome",
  args: ["check", "--error-on-warnings", "--max-diagnostics=100", "."],
};
const knip: Command = { file: "node_modules/knip/bin/knip.js", args: ["--no-progress"] };

const historyStep: Step = {
  name: "secrets: history",
  run: async () => {
    const problems = secretsInHistory(ROOT);
    if (!problems) return { ...outcome(true, ""), note: "SKIPPED: there is no history to read" };
    return outcome(problems.length === 0, problems.join("\n"));
  },
};

/** Everything a change must pass before it is committed, the browser and the fault suite apart. */
export const checkSteps: readonly Step[] = [
  commandStep("types", typegen, tsc),
  commandStep("format and lint", biome),
  problemStep("walls: arrows", () => arrowProblems(ROOT)),
  problemStep("walls: names", () => nameProblems(ROOT)),
  problemStep("walls: styles", () => styleProblems(ROOT)),
  problemStep("sizes", () => sizeProblems(ROOT)),
  commandStep("unused code", knip),
  problemStep("secrets: files", () => secretsInFiles(ROOT)),
  historyStep,
  holesStep,
  listStep,
  vitestStep("unit and API tests", ["--project=!faults"]),
];
