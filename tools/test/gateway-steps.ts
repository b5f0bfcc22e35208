import { type CardGateway, cardGateways } from "#domain/payment/gateways.ts";
import type { Step } from "../steps/step.ts";
import { vitestStep } from "../steps/vitest-step.ts";

const [, ...otherGateways] = cardGateways;

/**
 * Tests that take cards and run once more over every other gateway for cards, each in its project. What guests are
 * promised holds at every gateway; the rest of such a test is the same code.
 */
export const gatewayTests = {
  database: [
    "api/payment/payment.test.ts",
    "api/payment/complete/abandon-payment.test.ts",
    "api/payment/complete/complete-payments.test.ts",
    "api/payment/complete/reconcile.test.ts",
    "api/refund/run/run-refund.test.ts",
  ],
  faults: ["api/payment/gateway-promises.fault.test.ts", "api/payment/provider-faults.fault.test.ts"],
} as const;

type Project = keyof typeof gatewayTests;
const projects = Object.keys(gatewayTests) as Project[];

/** The same tests over every other gateway; `chosen` are those that a change can break. */
export function gatewaySteps(chosen: (test: string) => boolean = () => true): Step[] {
  const tests = projects.flatMap((project) => gatewayTests[project].filter(chosen));
  const args = projects.map((project) => `--project=${project}`);
  // Two runs beside each other share the cores.
  return tests.length === 0 ? [] : stepsFor([...args, "--maxWorkers=1", ...tests]);
}

/** Every test of a project with a database over every other gateway. */
export function fullGatewaySteps(project: Project, env: Record<string, string>): Step[] {
  return stepsFor([`--project=${project}`, "--maxWorkers=2"], env, ` (${project})`);
}

function stepsFor(args: readonly string[], env: Record<string, string> = {}, more = ""): Step[] {
  const step = (gateway: CardGateway) =>
    vitestStep(`payments over ${gateway}${more}`, args, { ...env, TEST_GATEWAY: gateway });
  return otherGateways.map(step);
}
