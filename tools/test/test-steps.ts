import { join } from "node:path";
import { ROOT } from "#server/root.ts";
import { secretsInBundle } from "#tools/secrets/secret-problems.ts";
import { checkSteps } from "../check/check-steps.ts";
import { outcome, problemStep, type Step } from "../check/step.ts";
import { vitestStep } from "../check/vitest-step.ts";
import { buildStep } from "./build-step.ts";
import { islandsWithoutStyles, weighPages, weightNote, weightProblems } from "./bytes.ts";
import { journeyStep } from "./journey-step.ts";
import { stowawayProblems } from "./stowaways.ts";

const CLIENT = join(ROOT, "build/client");

const bytes: Step = {
  name: "bytes of the pages",
  run: async () => {
    const weights = weighPages(CLIENT);
    const problems = [...weightProblems(weights), ...islandsWithoutStyles(CLIENT)];
    return { ...outcome(problems.length === 0, problems.join("\n")), note: weightNote(weights) };
  },
};

/** Steps that keep both cores busy by themselves, or that look at the build, come one after another. */
export function testSteps(chromium: Promise<string>): { together: readonly Step[]; oneByOne: readonly Step[] } {
  return {
    // The build keeps one core busy and comes first, so that the checks fill the other one.
    together: [buildStep, ...checkSteps],
    oneByOne: [
      bytes,
      problemStep("nothing of the server in the bundle", () => stowawayProblems(CLIENT)),
      problemStep("secrets: bundle", () => secretsInBundle(CLIENT)),
      vitestStep("fault tests", ["--project=faults", "--maxWorkers=2"]),
      journeyStep("journeys and axe", { chromium }),
    ],
  };
}
