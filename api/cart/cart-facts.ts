import type { Tx } from "#api/platform/database/database.ts";
import { runPrepared } from "#api/platform/database/prepared.ts";
import type { CartRow } from "#api/schema/cart.ts";
import { type HomeOfStay, homeText } from "./stayed-home.ts";

type CartOrder = { orderNumber: string; statusCode: number; paymentId: string | null };

/** What a cart shows beside its own row. */
export type CartFacts = {
  home: HomeOfStay;
  /** Whether a code lies in it; whether it still counts is judged apart. */
  hasCoupon: boolean;
  /** The order that was placed last, and its last payment. */
  order: CartOrder | null;
  now: Date;
};

/** Asked in one question, because every answer about a cart asks it. */
export async function cartFacts(tx: Tx, { id, propertyId }: CartRow): Promise<CartFacts> {
  const [row] = await runPrepared<HomeOfStay & Omit<CartFacts, "home">>(tx, question, [propertyId, id]);
  const { hasCoupon, order, now, ...home } = row as HomeOfStay & Omit<CartFacts, "home">;
  return { home, hasCoupon, order, now };
}

const question = {
  name: "cart-facts",
  text: `
    SELECT home.*, app_now() AS now,
      EXISTS (SELECT FROM coupon_use WHERE cart_id = $2::uuid) AS "hasCoupon",
      (SELECT row_to_json(placed) FROM (
         SELECT o.order_number AS "orderNumber", o.status_code AS "statusCode", p.id AS "paymentId"
         FROM placed_order o LEFT JOIN payment p ON p.order_id = o.id WHERE o.cart_id = $2::uuid
         ORDER BY o.created_at DESC, p.created_at DESC LIMIT 1) AS placed) AS order
    FROM (${homeText}) AS home`,
};
