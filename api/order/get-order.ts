import { eq } from "drizzle-orm";
import { type Owner, owns } from "#api/cart/holder/owner.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { type OrderRow, placedOrders } from "#api/schema/order.ts";
import { bareDigits } from "#domain/field/latin-digits.ts";
import { hasAccess } from "./order-access.ts";

export type ContactProof = { email?: string | undefined; phone?: string | undefined };
/** A contact of the order, or the token of a link in one of our messages. */
export type OrderProof = ContactProof & { access: string | null };

/** The order of its owner, or of a guest with a proof. Anyone else gets the same answer as for a missing order. */
export async function findOrder(db: Tx, orderNumber: string, owner: Owner, proof: OrderProof): Promise<OrderRow> {
  const [order] = await db.select().from(placedOrders).where(eq(placedOrders.orderNumber, orderNumber));
  if (!order) throw new Problem("order-not-found");
  if (owns(owner, order) || proves(order, proof)) return order;
  if (proof.access && (await hasAccess(db, order, proof.access))) return order;
  throw new Problem("order-not-found");
}

/** Whether the contact is that of the order. An order without a contact never matches. */
export function proves(
  { contactEmail, contactPhone }: Pick<OrderRow, "contactEmail" | "contactPhone">,
  { email, phone }: ContactProof,
): boolean {
  if (email !== undefined) return contactEmail !== "" && email.trim().toLowerCase() === contactEmail;
  if (phone === undefined) return false;
  const digits = bareDigits(phone).replace(/^(\+|00)/, "");
  return digits.length >= 9 && contactPhone.endsWith(digits.replace(/^0/, ""));
}
