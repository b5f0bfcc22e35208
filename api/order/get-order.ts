import { eq } from "drizzle-orm";
import { type Owner, owns } from "#api/cart/holder/owner.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { type OrderRow, placedOrders, type WholeOrder } from "#api/schema/order.ts";
import { readEmail } from "#domain/field/person.ts";
import { isSameNumber } from "#domain/field/phone.ts";
import { hasAccess } from "./order-access.ts";
import { orderOf, selectOrders } from "./read-order.ts";

/** A contact as typed; `dialCode` is that of the site, for a phone number without one. */
export type ContactCredentials = { email?: string | undefined; phone?: string | undefined; dialCode: string };
type KnownContact = { email: string; phone: string };
/** A contact of the order, or the token of a link in one of our messages. */
export type OrderCredentials = ContactCredentials & { access: string | null };

/** The order of its owner, or of a guest with a proof. Anyone else gets the same answer as for a missing order. */
export async function findOrder(
  db: Tx,
  orderNumber: string,
  owner: Owner,
  credentials: OrderCredentials,
): Promise<OrderRow> {
  const [found] = await selectOrders(db).where(eq(placedOrders.orderNumber, orderNumber));
  if (!found) throw new Problem("order-not-found");
  const order = orderOf(found);
  if (owns(owner, order) || isContact(contactOf(order), credentials)) return order;
  if (credentials.access && (await hasAccess(db, order, credentials.access))) return order;
  throw new Problem("order-not-found");
}

export function contactOf({ contactEmail, contactPhone }: WholeOrder): KnownContact {
  return { email: contactEmail, phone: contactPhone };
}

/** Whether the typed contact is this one. Phones are compared as whole international numbers; nothing matches an empty contact. */
export function isContact({ email, phone }: KnownContact, typed: ContactCredentials): boolean {
  if (typed.email !== undefined) return email !== "" && readEmail(typed.email) === email;
  return typed.phone !== undefined && isSameNumber(typed.phone, typed.dialCode, phone);
}
