import { eq } from "drizzle-orm";
import type { Tx } from "#api/database/database.ts";
import { type OrderRow, placedOrders } from "#api/database/schema/order.ts";
import { type Owner, owns } from "#api/payment/owner.ts";
import { Problem } from "#api/problem/problem.ts";
import { bareDigits } from "#domain/field/latin-digits.ts";

export type ContactProof = { email?: string | undefined; phone?: string | undefined };

/** The order of its owner, or of whoever names a contact of it. A stranger hears what nobody would hear of no order. */
export async function findOrder(db: Tx, orderNumber: string, owner: Owner, proof: ContactProof): Promise<OrderRow> {
  const [order] = await db.select().from(placedOrders).where(eq(placedOrders.orderNumber, orderNumber));
  if (!order || !(owns(owner, order) || proves(order, proof))) throw new Problem("order-not-found");
  return order;
}

function proves({ contactEmail, contactPhone }: OrderRow, { email, phone }: ContactProof): boolean {
  if (email !== undefined) return email.trim().toLowerCase() === contactEmail;
  if (phone === undefined) return false;
  const digits = bareDigits(phone).replace(/^(\+|00)/, "");
  return digits.length >= 9 && contactPhone.endsWith(digits.replace(/^0/, ""));
}
