import { randomUUID } from "node:crypto";
import { and, eq, inArray, or, sql } from "drizzle-orm";
import { setBillOwners, setGiftBillOwners } from "#api/cart/holder/set-bill-owners.ts";
import { cartOf, selectCarts } from "#api/cart/read-cart.ts";
import { forgetEarning } from "#api/earning/follow-order.ts";
import { lockItems, releaseHeldItems } from "#api/item/hold-items.ts";
import { dropLegs } from "#api/leg/drop-legs.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { carts, coupons } from "#api/schema/cart.ts";
import type { WholeSnapshot } from "#api/schema/item.ts";
import { cartLegs, pointsCodes } from "#api/schema/leg.ts";
import { hostAccess, orderAccess, orderItems, placedOrders } from "#api/schema/order.ts";
import type { Traveller } from "#contract/cart/cart.ts";
import { forgetGifts } from "./forget-gifts.ts";
import { isUpcoming } from "./list-orders.ts";
import { orderOf, selectOrders } from "./read-order.ts";

/**
 * Releases the held carts of an account and removes the guest from its orders. Orders, prices and the ledger stay, for
 * tax, but can no longer be looked up. Refused while there is an upcoming stay, paid or being paid for.
 */
export async function forgetBookings(tx: Tx, userId: string): Promise<void> {
  const open = await lockOpenCarts(tx, userId);
  if ((await tx.$count(placedOrders, and(eq(placedOrders.userId, userId), isUpcoming()))) > 0)
    throw new Problem("booking-upcoming");
  await releaseHeldItems(tx, open);
  await forgetAnswers(tx, userId);
  await forgetCarts(tx, userId);
  const gifts = await forgetGifts(tx, userId);
  await forgetOrders(tx, userId);
  await setGiftBillOwners(
    tx,
    gifts.map((id) => ({ id })),
  );
  await dropLegs(
    tx,
    open.map(({ id }) => id),
  );
  await forgetMembers(tx, userId);
}

/** Locks what items compete for before carts, as everywhere: a payment either finished before, or finds the cart released. */
async function lockOpenCarts(tx: Tx, userId: string) {
  const live = and(eq(carts.userId, userId), inArray(carts.state, ["open", "paying"]));
  const booked = await selectCarts(tx).where(live);
  await lockItems(
    tx,
    booked.flatMap((cart) => cartOf(cart).items),
  );
  const rows = await selectCarts(tx).where(live).orderBy(carts.id).for("update", { of: carts });
  return rows.map(cartOf).filter(({ state }) => state === "open");
}

/** The stored answers of idempotent calls contain the guest, too. */
async function forgetAnswers(tx: Tx, userId: string): Promise<void> {
  const browsers = await tx.selectDistinct({ holder: carts.holder }).from(carts).where(eq(carts.userId, userId));
  const callers = [`user:${userId}`, ...browsers.map(({ holder }) => `holder:${holder}`)];
  await tx.execute(sql`DELETE FROM idempotency_key WHERE caller = ANY (${sql.param(callers)}::text[])`);
}

async function forgetCarts(tx: Tx, userId: string): Promise<void> {
  const emptyGuest = {
    earn: null,
    guest: null,
    guestEmail: null,
    guestPhone: null,
    marketing: null,
    searchId: null,
    network: "",
  };
  const state = sql`CASE WHEN ${carts.state} = 'open' THEN 'released' ELSE ${carts.state} END`;
  await tx
    .update(carts)
    .set({ ...emptyGuest, state, holder: sql`gen_random_uuid()` })
    .where(or(eq(carts.userId, userId), inArray(carts.changesOrderItemId, itemsOf(tx, userId))));
}

/** A change that somebody with a code made has the guest of the order, too. */
function itemsOf(tx: Tx, userId: string) {
  return tx
    .select({ id: orderItems.id })
    .from(orderItems)
    .innerJoin(placedOrders, eq(placedOrders.id, orderItems.orderId))
    .where(eq(placedOrders.userId, userId));
}

/**
 * Replaces the contact by a random one, so that no look-up finds the order by an empty contact, and deletes the links of
 * its messages.
 */
async function forgetOrders(tx: Tx, userId: string): Promise<void> {
  const orders = (await selectOrders(tx).where(eq(placedOrders.userId, userId))).map(orderOf);
  const ids = orders.map((order) => order.id);
  await forgetCodes(tx, userId);
  if (ids.length > 0) {
    await tx.delete(orderAccess).where(inArray(orderAccess.orderId, ids));
    await tx.delete(hostAccess).where(inArray(hostAccess.orderId, ids));
  }
  for (const order of orders) {
    const contact = { contactEmail: `${randomUUID()}@deleted.invalid`, contactPhone: "" };
    await tx
      .update(placedOrders)
      .set({ holder: randomUUID(), ...contact })
      .where(eq(placedOrders.id, order.id));
    for (const { itemId, snapshot } of order.items)
      await tx
        .update(orderItems)
        .set({ snapshot: withoutGuest(snapshot) })
        .where(eq(orderItems.id, itemId));
    await setBillOwners(tx, [order]);
    await forgetEarning(tx, order);
  }
}

/** Legs stay for the ledger, without the number of the member. */
async function forgetMembers(tx: Tx, userId: string): Promise<void> {
  const own = tx.select({ id: carts.id }).from(carts).where(eq(carts.userId, userId));
  await tx.update(cartLegs).set({ memberSealed: null, memberMask: null }).where(inArray(cartLegs.cartId, own));
  await tx.delete(pointsCodes).where(inArray(pointsCodes.cartId, own));
}

/** A personal code stays for the ledger, but nobody can use it any more. */
async function forgetCodes(tx: Tx, userId: string): Promise<void> {
  await tx
    .update(coupons)
    .set({ accountId: null, contact: sql`gen_random_uuid()::text` })
    .where(eq(coupons.accountId, userId));
}

function withoutGuest<Snapshot extends WholeSnapshot>(snapshot: Snapshot): Snapshot {
  const lines = (language: "en" | "ar") =>
    snapshot.priceLines[language].map((line) => ({
      ...line,
      traveller: line.traveller && withoutIdentity(line.traveller),
    }));
  return { ...snapshot, guests: withoutIdentity(snapshot.guests), priceLines: { en: lines("en"), ar: lines("ar") } };
}

function withoutIdentity(guest: Traveller): Traveller {
  return {
    ...guest,
    title: null,
    firstName: "",
    lastName: "",
    email: "",
    phone: { dialCode: "", number: "", countryCode: "" },
    nationality: null,
    arrivalTime: null,
    note: null,
  };
}
