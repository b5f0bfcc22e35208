import { and, eq, inArray } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { cartLegs } from "#api/schema/leg.ts";
import { advanceLeg } from "./advance-leg.ts";
import { lockLiveLegs } from "./lock-legs.ts";

/** The order of a new attempt to pay takes the reserved legs of its cart along. The cart must be locked. */
export async function linkLegs(tx: Tx, cartId: string, orderId: string): Promise<void> {
  const reserved = (await lockLiveLegs(tx, [cartId])).filter(({ state }) => state === "reserved");
  if (reserved.length === 0) return;
  const ids = reserved.map(({ id }) => id);
  await tx
    .update(cartLegs)
    .set({ orderId })
    .where(and(inArray(cartLegs.id, ids), eq(cartLegs.state, "reserved")));
}

type PaidChange = { orderId: string; minor: number };

/**
 * The change of an order is made: its wallet money, worth so many minor units, is spent for the order. The cart must be
 * locked.
 */
export async function spendOnChange(tx: Tx, cartId: string, { orderId, minor }: PaidChange): Promise<void> {
  for (const leg of await lockLiveLegs(tx, [cartId])) {
    await tx.update(cartLegs).set({ orderId, valueMinor: minor }).where(eq(cartLegs.id, leg.id));
    await advanceLeg(tx, leg, "confirmed");
  }
}

/** The order is confirmed: its wallet money is spent, and its points are captured by a job. */
export async function confirmLegs(tx: Tx, cartId: string): Promise<void> {
  for (const leg of await lockLiveLegs(tx, [cartId]))
    await advanceLeg(tx, leg, leg.state === "reserved" ? "confirmed" : "dropped");
}
