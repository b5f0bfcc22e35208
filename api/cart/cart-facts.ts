import type { Tx } from "#api/database/database.ts";
import { runPrepared } from "#api/database/prepared.ts";
import type { CartRow } from "#api/database/schema/cart.ts";
import type { CartCoupon } from "./cart-lines.ts";
import { couponText } from "./coupon-of.ts";
import { type HomeOfStay, homeText } from "./stayed-home.ts";

type CartOrder = { orderNumber: string; statusCode: number; paymentId: string | null };

/** What a cart shows beside its own row. */
export type CartFacts = {
  home: HomeOfStay;
  coupon: CartCoupon | null;
  /** The order that was placed last, and its last payment. */
  order: CartOrder | null;
  now: Date;
};

/** Asked in one question, because every answer about a cart asks it. */
export async function cartFacts(tx: Tx, { id, propertyId }: CartRow): Promise<CartFacts> {
  const [row] = await runPrepared<HomeOfStay & Omit<CartFacts, "home">>(tx, question, [propertyId, id]);
  const { coupon, order, now, ...home } = row as HomeOfStay & Omit<CartFacts, "home">;
  return { home, coupon, order, now };
}

const question = {
  name: "cart-facts",
  text: `
    SELECT home.*, app_now() AS now,
      (SELECT row_to_json(coupon) FROM (${couponText("$2")}) AS coupon) AS coupon,
      (SELECT row_to_json(placed) FROM (
         SELECT o.order_number AS "orderNumber", o.status_code AS "statusCode", p.id AS "paymentId"
         FROM placed_order o LEFT JOIN payment p ON p.order_id = o.id WHERE o.cart_id = $2::uuid
         ORDER BY o.created_at DESC, p.created_at DESC LIMIT 1) AS placed) AS order
    FROM (${homeText}) AS home`,
};
