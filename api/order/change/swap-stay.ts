import { and, eq, gte, lt, sql } from "drizzle-orm";
import type { PricedCart } from "#api/cart/price/cart-lines.ts";
import { differenceOf, ownLegs, payableOf } from "#api/cart/price/cart-totals.ts";
import { rescheduleEarning } from "#api/earning/follow-order.ts";
import { spendOnChange } from "#api/leg/order-legs.ts";
import { sumOfLegs } from "#api/leg/read-legs.ts";
import { minorOf } from "#api/order/cancel/plan-cancellation.ts";
import { enqueueHostChange } from "#api/order/message/enqueue-host-messages.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { type CartChange, type CartRow, carts } from "#api/schema/cart.ts";
import { nightClaims, stayClaims } from "#api/schema/claim.ts";
import { chaletOrderItems, type OrderRow, orderEvents, orderItems, placedOrders } from "#api/schema/order.ts";
import { enqueue } from "#api/schema/outbox.ts";
import { settleReward } from "#api/wallet/settle-reward.ts";
import type { OrderActor } from "#domain/order/order-event.ts";
import { orderStatus } from "#domain/order/order-status.ts";
import type { RefundSplit } from "#domain/order/split-refund.ts";
import { nightsOf } from "#domain/stay/stay.ts";
import { snapshotOfChange } from "./snapshot-of-change.ts";

type Swap = {
  order: OrderRow;
  priced: PricedCart<CartRow>;
  actor: OrderActor;
  rewardPercent: number;
  /** What a cheaper stay returns; a dearer one was paid before. */
  back?: RefundSplit | null;
};

/**
 * Gives an order the stay of its change: nights, days, price, policy, totals and wallet change together. Nothing changes, and the
 * answer is `false`, when the order is no longer the one that was changed or a night is missing. Property, cart and order
 * must be locked.
 */
export async function swapStay(tx: Tx, { order, priced, actor, back = null, rewardPercent }: Swap): Promise<boolean> {
  const { cart } = priced;
  const { change } = cart;
  const isSameStay = order.statusCode === orderStatus.confirmed && order.chalet.stayClaimId === change?.replaces;
  if (!isSameStay || !(await swapNights(tx, cart, change))) return false;
  const difference = differenceOf(priced).minor;
  const paid = { ...payableOf(priced), walletHalalas: sumOfLegs(ownLegs(priced)), difference };
  const { loyaltyMinor, loyaltyHalalas, ...totals } = totalsAfter(order, back ?? paid);
  const { checkIn, checkOut, stayClaimId } = cart.chalet;
  const snapshot = snapshotOfChange(order.chalet.snapshot, priced);
  await tx
    .update(placedOrders)
    .set({ ...totals, loyaltyMinor, loyaltyHalalas })
    .where(eq(placedOrders.id, order.id));
  await tx
    .update(orderItems)
    .set({ ...totals, startsOn: checkIn, endsOn: checkOut, snapshot })
    .where(eq(orderItems.id, order.chalet.itemId));
  await tx.update(chaletOrderItems).set({ stayClaimId }).where(eq(chaletOrderItems.orderItemId, order.chalet.itemId));
  await tx.update(carts).set({ state: "ordered" }).where(eq(carts.id, cart.id));
  await tx.insert(orderEvents).values({
    orderId: order.id,
    kind: "changed",
    actor,
    fromStatus: orderStatus.confirmed,
    toStatus: orderStatus.confirmed,
    detail: {
      ...{ changeId: cart.id, ...stays(cart, change) },
      beforeMinor: order.totalMinor + order.loyaltyMinor,
      differenceMinor: back ? 0 - minorOf(back.parts) : difference,
    },
  });
  await spendOnChange(tx, cart.id, { orderId: order.id, minor: difference - paid.minor });
  await enqueue(tx, cart.id, ["mail-changed", "sms-changed"]);
  const changed = { ...order, ...totals, chalet: { ...order.chalet, checkIn, checkOut, snapshot } };
  await enqueueHostChange(tx, changed, cart.id);
  await rescheduleEarning(tx, changed);
  await settleReward(tx, changed, { percent: rewardPercent, causeId: cart.id });
  return true;
}

/** What was paid for a change in money, and the difference with what the wallet paid, in minor units. */
type PaidDifference = { minor: number; halalas: number; walletHalalas: number; difference: number };

/** What money, points and wallet pay after a change: the difference was paid with money and wallet, or went back to its sources. */
function totalsAfter(
  { totalMinor, totalHalalas, loyaltyMinor, loyaltyHalalas }: OrderRow,
  change: RefundSplit | PaidDifference,
) {
  if ("minor" in change)
    return {
      loyaltyMinor: loyaltyMinor + change.difference - change.minor,
      loyaltyHalalas: loyaltyHalalas + change.walletHalalas,
      totalMinor: totalMinor + change.minor,
      totalHalalas: totalHalalas + change.halalas,
    };
  const { parts, moneyHalalas } = change;
  const legs = parts.flatMap((part) => (part.kind === "money" ? [] : [part]));
  return {
    loyaltyHalalas: legs.reduce((left, { halalas }) => left - halalas, loyaltyHalalas),
    loyaltyMinor: legs.reduce((left, { amountMinor }) => left - amountMinor, loyaltyMinor),
    totalHalalas: totalHalalas - moneyHalalas,
    totalMinor: parts.reduce((left, part) => left - (part.kind === "money" ? part.amountMinor : 0), totalMinor),
  };
}

/** The stay before and after a change, as its event records it. */
function stays({ chalet, adults, children }: CartRow, { before }: CartChange) {
  return { before, after: { checkIn: chalet.checkIn, checkOut: chalet.checkOut, adults, children } };
}

/** Moves the kept nights to the new claim and deletes those that are given up; `false` when a night is missing. */
async function swapNights(tx: Tx, { chalet }: CartRow, { replaces }: CartChange): Promise<boolean> {
  const { stayClaimId, checkIn, checkOut } = chalet;
  await tx.execute(sql`
    SELECT id FROM stay_claim WHERE id IN (${replaces}, ${stayClaimId}) ORDER BY id FOR UPDATE`);
  const isKept = and(
    eq(nightClaims.stayClaimId, replaces),
    eq(nightClaims.state, "confirmed"),
    gte(nightClaims.night, checkIn),
    lt(nightClaims.night, checkOut),
  );
  const isAdded = and(eq(nightClaims.stayClaimId, stayClaimId), eq(nightClaims.state, "paying"));
  const found = (await tx.$count(nightClaims, isKept)) + (await tx.$count(nightClaims, isAdded));
  if (found !== nightsOf({ checkIn, checkOut })) return false;
  // Two confirmed stays of a property never overlap, so the old one ends first.
  await tx.update(stayClaims).set({ state: "released" }).where(eq(stayClaims.id, replaces));
  await tx.update(stayClaims).set({ state: "confirmed" }).where(eq(stayClaims.id, stayClaimId));
  await tx.update(nightClaims).set({ stayClaimId }).where(isKept);
  await tx.delete(nightClaims).where(eq(nightClaims.stayClaimId, replaces));
  await tx.update(nightClaims).set({ state: "confirmed", expiresAt: null }).where(isAdded);
  return true;
}
