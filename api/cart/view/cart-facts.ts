import { factsSql } from "#api/item/read-items.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { runPrepared } from "#api/platform/database/prepared.ts";
import type { CartRow } from "#api/schema/cart.ts";
import type { ItemFacts } from "#api/schema/item.ts";

type CartOrder = { orderNumber: string; statusCode: number; paymentId: string | null };

/** What a cart shows besides its own row. */
export type CartFacts = {
  facts: ItemFacts[];
  /** Whether it has a code; its validity is checked separately. */
  hasCoupon: boolean;
  /** Whether points or the wallet pay a part. */
  hasLegs: boolean;
  /** The last order, and its last payment. */
  order: CartOrder | null;
  now: Date;
};

/** One query, because every answer about a cart needs it. */
export async function cartFacts(tx: Tx, { id }: CartRow): Promise<CartFacts> {
  const [row] = await runPrepared<CartFacts>(tx, query, [id]);
  return row as CartFacts;
}

const query = {
  name: "cart-facts",
  text: `
    SELECT (${factsSql("$1::uuid")}) AS facts, app_now() AS now,
      EXISTS (SELECT FROM coupon_use WHERE cart_id = $1::uuid) AS "hasCoupon",
      EXISTS (SELECT FROM cart_leg WHERE cart_id = $1::uuid) AS "hasLegs",
      (SELECT row_to_json(placed) FROM (
         SELECT o.order_number AS "orderNumber", o.status_code AS "statusCode", p.id AS "paymentId"
         FROM placed_order o LEFT JOIN payment p ON p.order_id = o.id AND p.cart_id = $1::uuid
         WHERE o.cart_id = $1::uuid OR o.id = (SELECT (change ->> 'orderId')::uuid FROM cart WHERE id = $1::uuid)
         ORDER BY o.created_at DESC, p.created_at DESC LIMIT 1) AS placed) AS order`,
};
