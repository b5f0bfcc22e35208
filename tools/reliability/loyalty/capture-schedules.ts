import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { finishLeg } from "#api/loyalty/complete/finish-leg.ts";
import { runPointsRefund } from "#api/refund/run/run-points-refund.ts";
import { cancellingGuest } from "#api/testing/guests/cancelling-guest.ts";
import { aGuestWithPoints, legIdOf, legsOf } from "#api/testing/guests/loyalty-guest.ts";
import { qitafLedgerOf } from "#api/testing/guests/loyalty-member.ts";
import { testCards } from "#api/testing/guests/paying-guest.ts";
import type { BookingApp } from "#api/testing/servers/booking-app.ts";
import { runInterleaved } from "../environment/run-interleaved.ts";
import { settleJobs } from "../environment/settle-jobs.ts";

type Action = "capture" | "cancel" | "return";
type CapturePair = { first: Action; point: string; other: Action };

/** `leg-answered` is between the programme's answer and its record, K40 the same of a return. */
const pairs: Record<Action, { points: readonly string[]; others: readonly Action[] }> = {
  capture: { points: ["leg-answered", "K30"], others: ["capture", "cancel", "return"] },
  cancel: { points: ["K30", "K24"], others: ["capture", "cancel"] },
  return: { points: ["K40", "K30"], others: ["capture", "return"] },
};
export const capturePairs: readonly CapturePair[] = Object.entries(pairs).flatMap(([first, { points, others }]) =>
  points.flatMap((point) => others.map((other) => ({ first: first as Action, point, other }))),
);

/** G3: a stay that points paid in part is cancelled before they are captured. They are captured once and returned once. */
export async function runCapturePair(booking: BookingApp, { first, point, other }: CapturePair) {
  const { db, loyaltyDeps, now } = booking.app;
  const { guest, cart } = await aGuestWithPoints(booking);
  const { orderNumber } = (await guest.pay(cart, testCards.paid)).json();
  const legId = await legIdOf(booking, cart.cartId);
  const { preview, cancel } = cancellingGuest(guest, orderNumber);
  const { previewId } = (await preview()).json();
  const cancelNow = () => cancel(previewId, {}, { "idempotency-key": randomUUID() });
  const run: Record<Action, () => Promise<unknown>> = {
    capture: () => finishLeg(loyaltyDeps, legId, now()),
    cancel: cancelNow,
    return: async () => {
      const { rows } = await db.execute<{ id: string }>(sql`SELECT id FROM refund WHERE leg_id = ${legId}`);
      for (const { id } of rows) await runPointsRefund(loyaltyDeps, id);
    },
  };
  if (first === "return" || other === "return") await cancelNow();
  if (first === "return") await run.capture();
  const { wasReached } = await runInterleaved(db, { point, first: run[first], others: [run[other]] });
  // Where nobody has cancelled so far, the guest does it now.
  await cancelNow();
  await settleJobs(booking);
  return {
    wasReached,
    status: (await guest.order(orderNumber)).json().statusCode as number,
    legs: await legsOf(booking, cart.cartId),
    programme: await qitafLedgerOf(booking.sandbox, legId),
  };
}
