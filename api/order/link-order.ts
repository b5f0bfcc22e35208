import { and, eq, isNull } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import type { AccountRow } from "#api/schema/account.ts";
import { carts } from "#api/schema/cart.ts";
import { type OrderRow, placedOrders } from "#api/schema/order.ts";
import { type ContactProof, contactOf, isContact } from "./get-order.ts";

/**
 * Adds an order that was made without the account to it, if the account has verified the contact of the order. An order
 * of another account gets the same answer as a missing one.
 */
export async function linkOrder(
  tx: Tx,
  account: AccountRow,
  orderNumber: string,
  named: ContactProof,
): Promise<OrderRow> {
  const verified = verifiedContact(account, named);
  const [order] = await tx.select().from(placedOrders).where(eq(placedOrders.orderNumber, orderNumber)).for("update");
  const isLinkable = order && (order.userId === null || order.userId === account.id);
  if (!isLinkable || !verified || !isSame(contactOf(order), verified)) throw new Problem("order-not-found");
  await tx
    .update(carts)
    .set({ userId: account.id })
    .where(and(eq(carts.id, order.cartId), isNull(carts.userId)));
  const linked = eq(placedOrders.id, order.id);
  const [row] = await tx.update(placedOrders).set({ userId: account.id }).where(linked).returning();
  return row as OrderRow;
}

type Verified = { email: string } | { phone: string };

/** The contact of the account that was named, if it is verified. Refuses an account without a verified contact. */
function verifiedContact(account: AccountRow, named: ContactProof): Verified | null {
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
