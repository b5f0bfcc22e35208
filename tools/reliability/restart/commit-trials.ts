import { eq, sql } from "drizzle-orm";
import { placedOrders } from "#api/schema/order.ts";
import { aPayingGuest, testCards } from "#api/testing/paying-guest.ts";
import { startBookingProcess } from "../environment/booking-process.ts";
import { checkOut } from "../environment/checkout.ts";
import { distantApp } from "../environment/distant-app.ts";
import type { TrialGround } from "../kill/kill-trial.ts";
import { type CommitFate, commitCable } from "./commit-proxy.ts";

/** The commits of one booking: its cart, its guest, its code, its order, its confirmation, its capture. */
export const COMMITS_OF_A_BOOKING = 6;

export type Strike = { fate: CommitFate; nth: number };
export type CommitTrial = Strike & {
  hasStruck: boolean;
  isAlive: boolean;
  told: string;
  orders: number[];
  again: number;
};

type Ground = TrialGround & { untilSettled: () => Promise<void> };

/** K30: a guest books while the connection breaks at one COMMIT, so that nobody was told whether it was kept. */
export async function commitTrials(environment: Ground, strikes: readonly Strike[]): Promise<CommitTrial[]> {
  const { db, env, sandbox, stay, couponCode } = environment;
  const cable = await commitCable(new URL(env.DATABASE_URL ?? ""), (backend) =>
    db.execute(sql`SELECT pg_terminate_backend(${backend})`),
  );
  const process = await startBookingProcess({ ...env, DATABASE_URL: cable.url });
  const app = distantApp(process);
  const trials: CommitTrial[] = [];
  try {
    for (const { fate, nth } of strikes) {
      const guest = aPayingGuest(app, sandbox, { host: `mabeet-sa.localhost:${process.port}` });
      cable.strike(fate, nth);
      const { cartId, paid, again } = await checkOut(guest, { db, stay, couponCode, card: testCards.paid });
      await environment.untilSettled();
      const orders = await db.select().from(placedOrders).where(eq(placedOrders.cartId, cartId));
      trials.push({
        fate,
        nth,
        hasStruck: cable.hasStruck(),
        isAlive: process.isRunning(),
        told: "status" in paid ? paid.status : String(paid.code),
        orders: orders.map(({ statusCode }) => statusCode),
        again,
      });
    }
    return trials;
  } finally {
    app.close();
    await process.kill();
    cable.close();
  }
}

/** Trials in which the process did not survive, or the guest noticed anything or has not exactly one order. */
export function notKept(trials: readonly CommitTrial[]): CommitTrial[] {
  return trials.filter(
    ({ hasStruck, isAlive, told, orders, again }) =>
      !hasStruck || !isAlive || again > 0 || told !== "SUCCESS" || orders.join() !== "58",
  );
}
