import { and, eq, inArray, isNull } from "drizzle-orm";
import { setBillOwners } from "#api/cart/holder/set-bill-owners.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import type { AccountRow } from "#api/schema/account.ts";
import { carts } from "#api/schema/cart.ts";
import { type OrderRow, placedOrders } from "#api/schema/order.ts";
import { enqueue } from "#api/schema/outbox.ts";
import { type ContactCredentials, contactOf, isContact } from "./get-order.ts";
import { orderOf, selectOrders } from "./read-order.ts";

/**
 * Adds an order that was made without the account to it, if the account has verified the contact of the order. An order
 * of another account gets the same answer as a missing one.
 */
export async function linkOrder(
  tx: Tx,
  account: AccountRow,
  orderNumber: string,
  named: ContactCredentials,
): Promise<OrderRow> {
  const verified = verifiedContact(account, named);
  const order = await lockedOrder(tx, orderNumber);
  const isLinkable = order && (order.userId === null || order.userId === account.id);
  if (!isLinkable || !verified || !isSame(contactOf(order), verified)) throw new Problem("order-not-found");
  await tx
    .update(carts)
    .set({ userId: account.id })
    .where(and(eq(carts.id, order.cartId), isNull(carts.userId)));
  await tx.update(placedOrders).set({ userId: account.id }).where(eq(placedOrders.id, order.id));
  await setBillOwners(tx, [order]);
  await enqueue(tx, order.id, ["grant-reward"]);
  return { ...order, userId: account.id };
}

/** The cart is locked before the order, as everywhere. */
async function lockedOrder(tx: Tx, orderNumber: string): Promise<OrderRow | null> {
  const isNamed = eq(placedOrders.orderNumber, orderNumber);
  const ofOrder = tx.select({ id: placedOrders.cartId }).from(placedOrders).where(isNamed);
  await tx.select({ id: carts.id }).from(carts).where(inArray(carts.id, ofOrder)).for("update");
  const [found] = await selectOrders(tx).where(isNamed).for("update", { of: placedOrders });
  return found ? orderOf(found) : null;
}

type Verified = { email: string } | { phone: string };

/** The contact of the account that was named, if it is verified. Refuses an account without a verified contact. */
function verifiedContact(account: AccountRow, named: ContactCredentials): Verified | null {
  const { emailVerifiedAt, phoneVerifiedAt } = account;
  const isEmail = named.email !== undefined;
  const own = { email: account.email ?? "", phone: account.phone ?? "" };
  const isNamed = isContact(own, named);
  const isVerified = (isEmail ? emailVerifiedAt : phoneVerifiedAt) !== null;
  const hasNone = emailVerifiedAt === null && phoneVerifiedAt === null;
  if (hasNone || (isNamed && !isVerified)) throw new Problem("account-unverified");
  if (!isNamed) return null;
  return isEmail ? { email: own.email } : { phone: own.phone };
}

function isSame(contact: { email: string; phone: string }, verified: Verified): boolean {
  return "email" in verified ? contact.email === verified.email : contact.phone === verified.phone;
}
