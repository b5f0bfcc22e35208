import { setTimeout as pause } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { placedOrders } from "#api/schema/order.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { approveAtBank } from "#api/testing/guests/approve-at-bank.ts";
import { aPayingGuest } from "#api/testing/guests/paying-guest.ts";
import { NO_CHARGE, readGatewayLedger } from "../environment/gateway-ledger.ts";
import type { remoteApp } from "../environment/remote-app.ts";
import { type SettledEnvironment, withKill } from "../environment/with-kill.ts";

/** The guest has approved the order at Tamara, and we have authorised it there, but know nothing of that. */
export const LENDER_POINT = "K96";
const POLLS = 100;
const POLL_MS = 70;

export type LenderTrial = { wasKilled: boolean; orders: number[]; captures: number };

/** A guest pays in instalments while the process is killed; jobs of the next one find the authorised order. */
export async function lenderKillTrial(environment: SettledEnvironment): Promise<LenderTrial> {
  const { db, sandbox, stay, untilSettled } = environment;
  const trial: LenderTrial = { wasKilled: false, orders: [], captures: 0 };
  const pay = async (app: ReturnType<typeof remoteApp>, port: number) => {
    const guest = aPayingGuest(app, sandbox, { host: `mabeet-sa.localhost:${port}` });
    const cart = await guest.readyCart((await aProperty(db)).id, stay);
    const choice = { method: "tamara", installmentPlanId: "tamara-4" };
    const { paymentId } = (await guest.pay(cart, "", choice)).json();
    await approveAtBank(sandbox, paymentId);
    // Whoever asks next authorises: the webhook, a job, or this guest, until the process is gone.
    for (let polls = 0; polls < POLLS && (await guest.poll(paymentId)).status === "PENDING"; polls++)
      await pause(POLL_MS);
    return { cartId: cart.cartId, paymentId };
  };
  trial.wasKilled = await withKill(environment, LENDER_POINT, {
    kill: pay,
    after: async ({ cartId, paymentId }) => {
      await untilSettled();
      const orders = await db.select().from(placedOrders).where(eq(placedOrders.cartId, cartId));
      trial.orders = orders.map(({ statusCode }) => statusCode);
      trial.captures = ((await readGatewayLedger(sandbox, "tamara")).get(paymentId) ?? NO_CHARGE).captures;
    },
  });
  return trial;
}

export function isPaidOnce({ wasKilled, orders, captures }: LenderTrial): boolean {
  return wasKilled && orders.join() === "58" && captures === 1;
}
