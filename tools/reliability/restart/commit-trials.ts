import { eq, sql } from "drizzle-orm";
import { placedOrders } from "#api/schema/order.ts";
import { aPayingGuest, testCards } from "#api/testing/guests/paying-guest.ts";
import { startBookingProcess } from "../environment/booking-process.ts";
import { checkOut } from "../environment/checkout.ts";
import type { TrialEnvironment } from "../environment/kill-trial.ts";
import { remoteApp } from "../environment/remote-app.ts";
import { type CommitFault, startCommitProxy } from "./commit-proxy.ts";

/** The commits of one booking: cart, guest, coupon, order, confirmation, capture. */
export const COMMITS_OF_A_BOOKING = 6;

export type PlannedFault = { fault: CommitFault; nth: number };
export type CommitTrial = PlannedFault & {
  wasInjected: boolean;
  isRunning: boolean;
  outcome: string;
  orders: number[];
  retries: number;
};

type SettlingEnvironment = TrialEnvironment & { untilSettled: () => Promise<void> };

/** K30: a guest books while the connection breaks at one COMMIT, so that the app does not know whether it succeeded. */
export async function commitTrials(
  environment: SettlingEnvironment,
  faults: readonly PlannedFault[],
): Promise<CommitTrial[]> {
  const { db, env, sandbox, stay, couponCode } = environment;
  const proxy = await startCommitProxy(new URL(env.DATABASE_URL ?? ""), (backend) =>
    db.execute(sql`SELECT pg_terminate_backend(${backend})`),
  );
  const process = await startBookingProcess({ ...env, DATABASE_URL: proxy.url });
  const app = remoteApp(process);
  const trials: CommitTrial[] = [];
  try {
    for (const { fault, nth } of faults) {
      const guest = aPayingGuest(app, sandbox, { host: `mabeet-sa.localhost:${process.port}` });
      proxy.plan(fault, nth);
      const { cartId, paid, retries } = await checkOut(guest, { db, stay, couponCode, card: testCards.paid });
      await environment.untilSettled();
      const orders = await db.select().from(placedOrders).where(eq(placedOrders.cartId, cartId));
      trials.push({
        fault: fault,
        nth,
        wasInjected: proxy.wasInjected(),
        isRunning: process.isRunning(),
        outcome: "status" in paid ? paid.status : String(paid.code),
        orders: orders.map(({ statusCode }) => statusCode),
        retries: retries,
      });
    }
    return trials;
  } finally {
    app.close();
    await process.kill();
    proxy.close();
  }
}

/** Trials in which the process ended, the guest noticed something, or there is not exactly one order. */
export function failedTrials(trials: readonly CommitTrial[]): CommitTrial[] {
  return trials.filter(
    ({ wasInjected, isRunning, outcome, orders, retries }) =>
      !wasInjected || !isRunning || retries > 0 || outcome !== "SUCCESS" || orders.join() !== "58",
  );
}
