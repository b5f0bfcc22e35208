import { ROOT } from "#server/root.ts";
import { folderCycleProblems } from "#tools/import-rules/folder-cycles.ts";
import { type Imports, importProblems, readImports } from "#tools/import-rules/read-imports.ts";
import { secretsInFiles, secretsInHistory } from "#tools/secrets/secret-problems.ts";
import { affectedTests } from "../affected/affected-tests.ts";
import { journeyProblems } from "../journeys/journey-problems.ts";
import { type Command, commandStep, outcome, problemStep, type Step } from "../steps/step.ts";
import { vitestStep } from "../steps/vitest-step.ts";
import { biomeStep } from "./biome-step.ts";
import { nameProblems } from "./file-names.ts";
import { sizeProblems } from "./file-sizes.ts";
import { formProblems } from "./forms.ts";
import { methodNameProblems } from "./method-names.ts";
import { sbomStep, vulnerabilityStep } from "./package-steps.ts";
import { paymentStateWriters } from "./payment-state-writers.ts";
import { styleProblems } from "./styles.ts";
import { testOnlyExports } from "./test-only-exports.ts";
import { vocabularyProblems } from "./vocabulary.ts";

const TESTS = "unit and API tests";
/** Tests that start whole products wait for the build, so `npm test` runs them. */
export const WITHOUT_PRODUCT = ["--project=!faults", "--project=!http"];

const tsc: Command = { file: "node_modules/typescript/bin/tsc", args: ["-b"] };
const typegen: Command = { file: "node_modules/@react-router/dev/bin.cjs", args: ["typegen"] };
/** Knip keeps what it has read of each file, by the time of its last change. */
const knip: Command = { file: "node_modules/knip/bin/knip.js", args: ["--no-progress", "--cache"] };

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

/** Types are checked incrementally, so that only the projects a change touches are checked again. */
const typeStep = commandStep("types", typegen, tsc);

const packageSteps: readonly Step[] = [vulnerabilityStep, sbomStep];

const sourceSteps: readonly Step[] = [
  problemStep("import rules", async () => importProblems(await imports())),
  problemStep("folder cycles", async () => folderCycleProblems(await imports())),
  commandStep("unused code", knip),
  problemStep("exports used by tests only", () => testOnlyExports(ROOT)),
  problemStep("journeys: titles and shares", journeyProblems),
  problemStep("file names", () => nameProblems(ROOT)),
  problemStep("file sizes", () => sizeProblems(ROOT)),
  problemStep("styles", () => styleProblems(ROOT)),
  problemStep("forms", () => formProblems(ROOT)),
  problemStep("method names", () => methodNameProblems(ROOT)),
  problemStep("payment state", () => paymentStateWriters(ROOT)),
  problemStep("vocabulary", () => vocabularyProblems(ROOT)),
  problemStep("secrets: files", () => secretsInFiles(ROOT)),
];

/** Everything a change must pass before it is committed, except the browser tests and the fault suite. */
export const checkSteps: readonly Step[] = [
  vitestStep(TESTS, WITHOUT_PRODUCT),
  typeStep,
  biomeStep,
  ...sourceSteps,
  historyStep,
  ...packageSteps,
];

/** The steps that the changed files can fail, and of their tests those that they can break. */
export function stepsFor(changed: readonly string[]): readonly Step[] {
  return [
    testStep(affectedTests(ROOT, changed)),
    typeStep,
    biomeStep,
    ...sourceSteps,
    ...(changed.includes("package-lock.json") ? packageSteps : []),
  ];
}

function testStep(tests: readonly string[]): Step {
  if (tests.length === 0)
    return { name: TESTS, run: async () => ({ ...outcome(true, ""), note: "no test is affected" }) };
  return vitestStep(TESTS, [...WITHOUT_PRODUCT, ...tests]);
}
