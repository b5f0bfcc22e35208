import { join } from "node:path";
import { ROOT } from "#server/root.ts";
import { secretsInBundle } from "#tools/secrets/secret-problems.ts";
import { affectedProductTests } from "../affected/affected-product-tests.ts";
import { affectedTests } from "../affected/affected-tests.ts";
import { checkSteps, stepsFor } from "../check/check-steps.ts";
import { outcome, problemStep, type Step } from "../steps/step.ts";
import { vitestStep } from "../steps/vitest-step.ts";
import { buildStep } from "./build-step.ts";
import { islandsWithoutStyles, weighPages, weightNote, weightProblems } from "./bytes.ts";
import { gatewaySteps } from "./gateway-steps.ts";
import { journeyStep } from "./journey-step.ts";
import { serverCodeInBundle } from "./server-code-in-bundle.ts";

const CLIENT = join(ROOT, "build/client");

const bytes: Step = {
  name: "bytes of the pages",
  run: async () => {
    const weights = weighPages(CLIENT);
    const problems = [...weightProblems(weights), ...islandsWithoutStyles(CLIENT)];
    return { ...outcome(problems.length === 0, problems.join("\n")), note: weightNote(weights) };
  },
};

const bundleSteps: readonly Step[] = [
  bytes,
  problemStep("nothing of the server in the bundle", () => serverCodeInBundle(CLIENT)),
  problemStep("secrets: bundle", () => secretsInBundle(CLIENT)),
];

const httpStep = (tests: readonly string[] = []) =>
  vitestStep("pages over HTTP", ["--project=http", "--maxWorkers=1", ...tests]);
const faultStep = (tests: readonly string[] = []) =>
  vitestStep("fault tests", ["--project=faults", "--maxWorkers=2", ...tests]);
const journeys = (chromium: Promise<string>, specs: readonly string[] = []) =>
  journeyStep("journeys and axe", { chromium, specs });

/** Steps of which so many run at a time; a stage begins when the one before it has ended. */
export type Stage = { lanes: number; steps: readonly Step[] };

export function testStages(chromium: Promise<string>): Stage[] {
  return [
    // The build keeps one core busy and comes first, so that the checks fill the other one.
    { lanes: 2, steps: [buildStep, ...checkSteps] },
    // Fault tests wait for much of their time.
    { lanes: 2, steps: [faultStep(), httpStep(), ...gatewaySteps(), ...bundleSteps] },
    { lanes: 1, steps: [journeys(chromium)] },
  ];
}

/** The steps that the changed files can fail, with the tests of every kind that they can break. */
export function testStagesFor(changed: readonly string[], chromium: Promise<string>): Stage[] {
  const tests = affectedProductTests(ROOT, changed);
  const specs = tests.filter((path) => path.endsWith(".spec.ts"));
  const http = tests.filter((path) => path.startsWith("e2e/") && !specs.includes(path));
  const faults = tests.filter((path) => !path.startsWith("e2e/"));
  const broken = new Set([...faults, ...affectedTests(ROOT, changed)]);
  const needsPages = tests.length > 0;
  return [
    { lanes: 2, steps: [...(needsPages ? [buildStep] : []), ...stepsFor(changed)] },
    {
      lanes: 2,
      steps: [
        ...(faults.length > 0 ? [faultStep(faults)] : []),
        ...(http.length > 0 ? [httpStep(http)] : []),
        ...gatewaySteps((test) => broken.has(test)),
        ...(needsPages ? bundleSteps : []),
      ],
    },
    { lanes: 1, steps: specs.length > 0 ? [journeys(chromium, specs)] : [] },
  ];
}
