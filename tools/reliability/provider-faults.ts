import { eq } from "drizzle-orm";
import { placedOrders } from "#api/schema/order.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { testCards } from "#api/testing/guests/paying-guest.ts";
import { seededRandom } from "#api/testing/search/seeded-random.ts";
import { cardCalls } from "#api/testing/servers/card-gateway.ts";
import { gatewayFaults } from "#api/testing/servers/gateway-faults.ts";
import type { Part } from "./environment/bench-part.ts";
import { type Deployment, guestOf, withTwoProcesses } from "./environment/two-processes.ts";

type FaultTrial = { fault: string; isReached: boolean; outcome: string | number; cartId: string };
type FaultResult = FaultTrial & { orders: number[] };

/** G7: one guest pays while the gateway has a fault. An open circuit breaker does not call the gateway. */
async function payWith(deployment: Deployment, fault: string, index: number): Promise<FaultTrial> {
  const guest = guestOf(deployment, index);
  const cart = await guest.readyCart((await aProperty(deployment.db)).id, deployment.stay);
  await deployment.sandbox.setFault(cardCalls.begin, fault);
  const answer = await guest.pay(cart, testCards.paid);
  const { switched } = (await (await fetch(`${deployment.sandbox.url}/faults`)).json()) as { switched: unknown[] };
  await deployment.sandbox.clearFaults();
  const outcome = answer.statusCode === 200 ? answer.json().status : answer.json().error.code;
  return { fault, isReached: switched.length === 0, outcome, cartId: cart.cartId };
}

/** Injects every fault `times` times in random order. No guest returns afterwards; jobs settle all payments. */
async function payWithAll(deployment: Deployment, times: number, seed: number): Promise<FaultResult[]> {
  const random = seededRandom(seed);
  const plan = Array.from({ length: times }, () => gatewayFaults.map(([fault]) => ({ fault, at: random.fraction() })))
    .flatMap((round) => round.toSorted((a, b) => a.at - b.at))
    .map(({ fault }) => fault);
  const trials: FaultTrial[] = [];
  for (const [index, fault] of plan.entries()) trials.push(await payWith(deployment, fault, index));
  await deployment.untilSettled();
  const ended: FaultResult[] = [];
  for (const trial of trials) {
    const orders = await deployment.db.select().from(placedOrders).where(eq(placedOrders.cartId, trial.cartId));
    ended.push({ ...trial, orders: orders.map(({ statusCode }) => statusCode) });
  }
  return ended;
}

function isExpected({ fault, isReached, outcome, orders }: FaultResult): boolean {
  const [, may, ends] = gatewayFaults.find(([name]) => name === fault) ?? [fault, [], []];
  if (orders.length !== 1) return false;
  const [order = 0] = orders;
  return isReached ? may.includes(outcome) && ends.includes(order) : outcome === "PENDING" && order === 60;
}

export const providerFaults: Part = {
  name: "provider-faults",
  options: { "provider-faults": 50 },
  run: async (environment, { seed, number, must }) => {
    const times = number("provider-faults");
    const ended = await withTwoProcesses(environment, (deployment) => payWithAll(deployment, times, seed));
    const unexpected = ended.filter((one) => !isExpected(one));
    const reached = ended.filter(({ isReached }) => isReached).length;
    must(
      unexpected.length === 0,
      `${gatewayFaults.length} faults × ${times}: ${JSON.stringify(unexpected.slice(0, 5))}`,
    );
    return { faults: gatewayFaults.length, times, reached, unexpected };
  },
};
