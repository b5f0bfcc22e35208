import { WITHOUT_PRODUCT } from "../check/check-steps.ts";
import { listJourneys } from "../journeys/list-journeys.ts";
import type { Step } from "../steps/step.ts";
import { vitestStep } from "../steps/vitest-step.ts";
import { buildStep } from "./build-step.ts";
import { fullGatewaySteps } from "./gateway-steps.ts";
import { journeyStep } from "./journey-step.ts";
import { randomHalf } from "./random-half.ts";

export const fullParts = ["unit", "faults", "journeys"] as const;
export type FullPart = (typeof fullParts)[number];

type FullRun = {
  only: readonly FullPart[];
  /** The seed of the half of the journeys that runs; all of them without it. */
  half: number | undefined;
  chromium: Promise<string>;
  /** The clock of the tests without a browser, whose own clock cannot be moved; empty for the real one. */
  clock: string;
};

/** Every test in all its variants and with its large numbers, one part after another. */
export function fullSteps({ only, half, chromium, clock }: FullRun): readonly Step[] {
  const full = { FULL_TESTS: "yes" };
  const moved = { ...full, TEST_CLOCK: clock };
  const choose = half === undefined ? undefined : async () => randomHalf(await listJourneys(true), half);
  const parts: Record<FullPart, readonly Step[]> = {
    unit: [vitestStep("unit and API tests", WITHOUT_PRODUCT, moved), ...fullGatewaySteps("database", moved)],
    faults: [
      vitestStep("fault tests", ["--project=faults", "--maxWorkers=2"], moved),
      ...fullGatewaySteps("faults", moved),
    ],
    journeys: [
      vitestStep("pages over HTTP", ["--project=http"], full),
      journeyStep("journeys and axe", { chromium, env: full, ...(choose && { choose }) }),
    ],
  };
  const needsPages = only.some((part) => part !== "unit");
  return [
    ...(needsPages ? [buildStep] : []),
    ...fullParts.filter((part) => only.includes(part)).flatMap((part) => parts[part]),
  ];
}
