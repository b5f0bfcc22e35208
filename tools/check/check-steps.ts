import { ROOT } from "#server/root.ts";
import { folderCycleProblems } from "#tools/import-rules/folder-cycles.ts";
import { type Imports, importProblems, readImports } from "#tools/import-rules/read-imports.ts";
import { secretsInFiles, secretsInHistory } from "#tools/secrets/secret-problems.ts";
import { nameProblems } from "./file-names.ts";
import { sizeProblems } from "./file-sizes.ts";
import { sbomStep, vulnerabilityStep } from "./package-steps.ts";
import { type Command, commandStep, outcome, problemStep, type Step } from "./step.ts";
import { styleProblems } from "./styles.ts";
import { testOnlyExports } from "./test-only-exports.ts";
import { vitestStep } from "./vitest-step.ts";

const tsc: Command = { file: "node_modules/typescript/bin/tsc", args: ["-b"] };
const typegen: Command = { file: "node_modules/@react-router/dev/bin.cjs", args: ["typegen"] };
const biome: Command = {
  file: "node_modules/@biomejs/biome/bin/biome",
  args: ["check", "--error-on-warnings", "--max-diagnostics=100", "."],
};
const knip: Command = { file: "node_modules/knip/bin/knip.js", args: ["--no-progress"] };

let readOnce: Promise<Imports> | undefined;
/** Reading all imports takes seconds, and two steps need them. */
const imports = () => (readOnce ??= readImports(ROOT));

const historyStep: Step = {
  name: "secrets: history",
  run: async () => {
    const problems = secretsInHistory(ROOT);
    if (!problems) return { ...outcome(true, ""), note: "SKIPPED: there is no history to read" };
    return outcome(problems.length === 0, problems.join("\n"));
  },
};

/** Everything a change must pass before it is committed, except the browser tests and the fault suite. */
export const checkSteps: readonly Step[] = [
  commandStep("types", typegen, tsc),
  commandStep("format and lint", biome),
  problemStep("import rules", async () => importProblems(await imports())),
  problemStep("folder cycles", async () => folderCycleProblems(await imports())),
  problemStep("file names", () => nameProblems(ROOT)),
  problemStep("file sizes", () => sizeProblems(ROOT)),
  problemStep("styles", () => styleProblems(ROOT)),
  commandStep("unused code", knip),
  problemStep("exports used by tests only", () => testOnlyExports(ROOT)),
  problemStep("secrets: files", () => secretsInFiles(ROOT)),
  historyStep,
  vulnerabilityStep,
  sbomStep,
  vitestStep("unit and API tests", ["--project=!faults"]),
];
