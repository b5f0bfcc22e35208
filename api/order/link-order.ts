import { and, eq, isNull } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import type { AccountRow } from "#api/schema/account.ts";
import { carts } from "#api/schema/cart.ts";
import { type OrderRow, placedOrders } from "#api/schema/order.ts";
import { type ContactProof, proves } from "./get-order.ts";

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
  const isProven = isOwnContact(account, named);
  const [order] = await tx.select().from(placedOrders).where(eq(placedOrders.orderNumber, orderNumber)).for("update");
  const isLinkable = order && (order.userId === null || order.userId === account.id);
  if (!isLinkable || !isProven || !proves(order, named)) throw new Problem("order-not-found");
  await tx
    .update(carts)
    .set({ userId: account.id })
    .where(and(eq(carts.id, order.cartId), isNull(carts.userId)));
  const linked = eq(placedOrders.id, order.id);
  const [row] = await tx.update(placedOrders).set({ userId: account.id }).where(linked).returning();
  return row as OrderRow;
}

/** Whether the contact is a verified one of the account. Refuses an account without a verified contact. */
function isOwnContact(account: AccountRow, named: ContactProof): boolean {
  const { email, emailVerifiedAt, phone, phoneVerifiedAt } = account;
  const isEmail = named.email !== undefined;
  const own = { contactEmail: email ?? "", contactPhone: phone ?? "" };
  const isNamed = proves(own, named);
  const isVerified = (isEmail ? emailVerifiedAt : phoneVerifiedAt) !== null;
  const hasNone = emailVerifiedAt === null && phoneVerifiedAt === null;
  if (hasNone || (isNamed && !isVerified)) throw new Problem("account-unverified");
  return isNamed;
}
