import { eq } from "drizzle-orm";
import { placedOrders } from "#api/schema/order.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { gatewayFaults } from "#api/testing/gateway-faults.ts";
import { testCards } from "#api/testing/paying-guest.ts";
import { seededRandom } from "#api/testing/search/seeded-random.ts";
import type { Part } from "./environment/bench-part.ts";
import { guestOf, inShop, type Shop } from "./environment/two-processes.ts";

const PLACE = "POST /card/payments";

type FaultTrial = { fault: string; isMet: boolean; heard: string | number; cartId: string };
type Ended = FaultTrial & { orders: number[] };

/** G7: one guest pays while the gateway does this. A line that has failed too often is not called at all for a while. */
async function payWith(shop: Shop, fault: string, place: number): Promise<FaultTrial> {
  const guest = guestOf(shop, place);
  const cart = await guest.readyCart((await aProperty(shop.db)).id, shop.stay);
  await shop.sandbox.setFault(PLACE, fault);
  const answer = await guest.pay(cart, testCards.paid);
  const { switched } = (await (await fetch(`${shop.sandbox.url}/faults`)).json()) as { switched: unknown[] };
  await shop.sandbox.clearFaults();
  const heard = answer.statusCode === 200 ? answer.json().status : answer.json().error.code;
  return { fault, isMet: switched.length === 0, heard, cartId: cart.cartId };
}

/** Every fault as often as asked, in an order of chance; then nobody comes back, and all are brought to their end. */
async function payWithAll(shop: Shop, times: number, seed: number): Promise<Ended[]> {
  const random = seededRandom(seed);
  const plan = Array.from({ length: times }, () => gatewayFaults.map(([fault]) => ({ fault, at: random.fraction() })))
    .flatMap((round) => round.toSorted((a, b) => a.at - b.at))
    .map(({ fault }) => fault);
  const trials: FaultTrial[] = [];
  for (const [place, fault] of plan.entries()) trials.push(await payWith(shop, fault, place));
  await shop.untilSettled();
  const ended: Ended[] = [];
  for (const trial of trials) {
    const orders = await shop.db.select().from(placedOrders).where(eq(placedOrders.cartId, trial.cartId));
    ended.push({ ...trial, orders: orders.map(({ statusCode }) => statusCode) });
  }
  return ended;
}

function isFair({ fault, isMet, heard, orders }: Ended): boolean {
  const [, may, ends] = gatewayFaults.find(([name]) => name === fault) ?? [fault, [], []];
  if (orders.length !== 1) return false;
  const [order = 0] = orders;
  return isMet ? may.includes(heard) && ends.includes(order) : heard === "PENDING" && order === 60;
}

export const providerFaults: Part = {
  name: "provider-faults",
  options: { "provider-faults": 50 },
  run: async (environment, { seed, number, must }) => {
    const times = number("provider-faults");
    const ended = await inShop(environment, (shop) => payWithAll(shop, times, seed));
    const unfair = ended.filter((one) => !isFair(one));
    const met = ended.filter(({ isMet }) => isMet).length;
    must(unfair.length === 0, `${gatewayFaults.length} faults × ${times}: ${JSON.stringify(unfair.slice(0, 5))}`);
    return { faults: gatewayFaults.length, times, met, unfair };
  },
};
