import type { Tx } from "#api/platform/database/database.ts";
import type { CartRow } from "#api/schema/cart.ts";
import { bills } from "#api/schema/payment.ts";

type Billed = { cart: CartRow; orderId: string; amountMinor: number };

/**
 * The bill of a cart, which has the cart's id: a second attempt pays the same bill, for a new order if it is a stay. The
 * cart must be locked.
 */
export async function openBill(tx: Tx, { cart, orderId, amountMinor }: Billed): Promise<string> {
  const { id, kind, currency, siteId, holder, userId } = cart;
  const attempt = { orderId, amountMinor, currency, holder, userId, state: "paying" as const };
  await tx
    .insert(bills)
    .values({ id, kind, cartId: id, siteId, ...attempt })
    .onConflictDoUpdate({ target: bills.id, set: attempt });
  return id;
}
