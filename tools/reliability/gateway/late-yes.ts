import { eq } from "drizzle-orm";
import { placedOrders } from "#api/schema/order.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { approveAtBank } from "#api/testing/guests/approve-at-bank.ts";
import { testCards } from "#api/testing/guests/paying-guest.ts";
import type { Part } from "../environment/bench-part.ts";
import { NO_CHARGE, readGatewayLedger } from "../environment/gateway-ledger.ts";
import { inGroups } from "../environment/in-groups.ts";
import { type Deployment, guestOf, withTwoProcesses } from "../environment/two-processes.ts";

/** When the guest confirms the abandoned payment at its bank after all. */
const moments = ["before the other card", "together with it", "after it"] as const;
const CONCURRENCY = 5;

type Abandoned = { moment: (typeof moments)[number]; cartId: string; first: string; second: string; status: string };
type Outcome = Abandoned & { orders: number[]; returned: number; captures: number };

/** One guest leaves the bank, pays with another card, and the first bank says yes all the same. */
async function leaveAndPay(deployment: Deployment, index: number): Promise<Abandoned> {
  const moment = moments[index % moments.length] ?? "after it";
  const guest = guestOf(deployment, index);
  const cart = await guest.readyCart((await aProperty(deployment.db)).id, deployment.stay);
  const { paymentId: first } = (await guest.pay(cart, testCards.challenged)).json();
  await guest.abandon(first);
  const sayYes = () => approveAtBank(deployment.sandbox, first);
  if (moment === "before the other card") await sayYes();
  const [paid] = await Promise.all([
    guest.pay(cart, testCards.paid),
    ...(moment === "together with it" ? [sayYes()] : []),
  ]);
  if (moment === "after it") await sayYes();
  const { paymentId: second = "none", status = String(paid.statusCode) } = paid.json();
  return { moment, cartId: cart.cartId, first, second, status };
}

async function outcomesOf(deployment: Deployment, all: readonly Abandoned[]): Promise<Outcome[]> {
  await deployment.untilSettled();
  const charges = await readGatewayLedger(deployment.sandbox);
  return inGroups(all, CONCURRENCY, async (one) => {
    const orders = await deployment.db.select().from(placedOrders).where(eq(placedOrders.cartId, one.cartId));
    const { voids, refunds, balance } = charges.get(one.first) ?? NO_CHARGE;
    return {
      ...one,
      orders: orders.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b),
      returned: balance === 0 ? voids + refunds.length : -1,
      captures: charges.get(one.second)?.captures ?? 0,
    };
  });
}

const isOneOrder = ({ orders, returned, captures }: Outcome) =>
  orders.join() === "58,60" && returned === 1 && captures === 1;

/** A yes at an abandoned bank: one order, and the first amount goes back. */
export const lateYes: Part = {
  name: "late-yes",
  options: { "late-yes": 100 },
  countsRuns: true,
  run: async (environment, { number, must }) => {
    const runs = Array.from({ length: number("late-yes") });
    const outcomes = await withTwoProcesses(environment, async (deployment) =>
      outcomesOf(deployment, await inGroups(runs, CONCURRENCY, (_, index) => leaveAndPay(deployment, index))),
    );
    const wrong = outcomes.filter((one) => !isOneOrder(one));
    must(
      wrong.length === 0,
      `${outcomes.length} abandoned payments that the bank approved: one order, the first amount returned once: ${JSON.stringify(wrong.slice(0, 5))}`,
    );
    const by = (moment: string) => outcomes.filter((one) => one.moment === moment && isOneOrder(one)).length;
    return { tried: outcomes.length, asExpected: Object.fromEntries(moments.map((each) => [each, by(each)])), wrong };
  },
};
