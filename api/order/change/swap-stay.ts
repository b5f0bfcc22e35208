import { eq } from "drizzle-orm";
import type { PricedCart } from "#api/cart/price/cart-lines.ts";
import { differenceOf, ownLegs, payableOf } from "#api/cart/price/cart-totals.ts";
import { rescheduleEarning } from "#api/earning/follow-order.ts";
import { enqueueHostChange } from "#api/item/chalet/message/enqueue-host-messages.ts";
import { swapNights } from "#api/item/chalet/order/change-stay.ts";
import { stayOf, withStay } from "#api/item/chalet/stay-of.ts";
import { spendOnChange } from "#api/leg/order-legs.ts";
import { sumOfLegs } from "#api/leg/read-legs.ts";
import { minorOf } from "#api/order/cancel/plan-cancellation.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { type CartChange, type CartRow, carts } from "#api/schema/cart.ts";
import { type OrderRow, orderEvents, orderItems, placedOrders } from "#api/schema/order.ts";
import { enqueue } from "#api/schema/outbox.ts";
import { settleReward } from "#api/wallet/settle-reward.ts";
import type { OrderActor } from "#domain/order/order-event.ts";
import { orderStatus } from "#domain/order/order-status.ts";
import type { RefundSplit } from "#domain/order/split-refund.ts";
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
  const [booked, wanted] = [stayOf(order), stayOf(cart)];
  const isSameStay = order.statusCode === orderStatus.confirmed && booked.stayClaimId === change?.replaces;
  const { checkIn, checkOut, stayClaimId } = wanted;
  const { itemId } = booked;
  if (!isSameStay || !(await swapNights(tx, { itemId, stayClaimId, replaces: change.replaces, checkIn, checkOut })))
    return false;
  const difference = differenceOf(priced).minor;
  const paid = { ...payableOf(priced), walletHalalas: sumOfLegs(ownLegs(priced)), difference };
  const { loyaltyMinor, loyaltyHalalas, ...totals } = totalsAfter(order, back ?? paid);
  const snapshot = snapshotOfChange(booked.snapshot, priced);
  await tx
    .update(placedOrders)
    .set({ ...totals, loyaltyMinor, loyaltyHalalas })
    .where(eq(placedOrders.id, order.id));
  await tx
    .update(orderItems)
    .set({ ...totals, startsOn: checkIn, endsOn: checkOut, snapshot })
    .where(eq(orderItems.id, itemId));
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
  const changed = withStay({ ...order, ...totals }, { startsOn: checkIn, endsOn: checkOut, snapshot });
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
function stays(cart: CartRow, { before }: CartChange) {
  const { checkIn, checkOut } = stayOf(cart);
  const { adults, children } = cart;
  return { before, after: { checkIn, checkOut, adults, children } };
}
