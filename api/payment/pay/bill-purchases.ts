import { sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import type { BillKind } from "#domain/payment/bill.ts";
import type { BillPurchase } from "./bill-purchase.ts";
import { placingCart } from "./place-cart.ts";
import { placeChange } from "./place-change.ts";
import { placeGift } from "./place-gift.ts";
import { placeOrder } from "./place-order.ts";
import { giftPurchase, orderPurchase } from "./read-purchase.ts";

/** By kind of bill; what a payment does to it afterwards is in `advance/bill-outcomes.ts`. */
export const billPurchases: Record<BillKind, BillPurchase> = {
  stay: { place: placingCart(placeOrder), read: orderPurchase },
  change: { place: placingCart(placeChange), read: orderPurchase },
  gift: { place: placeGift, read: giftPurchase },
};

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What this id pays for: a cart has the kind and the id of its bill, before it has a bill. Anything else is no cart. */
export async function kindOfPurchase(tx: Tx, id: string): Promise<BillKind> {
  if (!UUID.test(id)) return "stay";
  const { rows } = await tx.execute<{ kind: BillKind }>(sql`
    SELECT kind FROM cart WHERE id = ${id} UNION ALL SELECT kind FROM bill WHERE id = ${id} LIMIT 1`);
  return rows[0]?.kind ?? "stay";
}
