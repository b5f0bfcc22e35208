import { sql } from "drizzle-orm";

/** Every use of a code belongs to an order, and together they keep the limits of the code. Returned uses do not count. */
export const couponInvariants = [
  {
    invariant: "I7",
    violations: sql`
      SELECT c.code AS subject, count(o.id) || ' orders have it, ' || count(u.cart_id) || ' uses are counted' AS detail
      FROM coupon c
      LEFT JOIN coupon_use u ON u.code = c.code AND u.state = 'used'
      LEFT JOIN placed_order o ON o.cart_id = u.cart_id AND o.coupon_code = c.code AND o.status_code NOT IN (60, 71)
      GROUP BY c.code HAVING count(o.id) <> count(u.cart_id) OR count(u.cart_id) > coalesce(c.usage_limit, 2147483647)
      UNION ALL
      SELECT o.order_number, 'has the code ' || o.coupon_code || ' without a use'
      FROM placed_order o WHERE o.coupon_code IS NOT NULL AND o.status_code NOT IN (60, 71) AND NOT EXISTS (
        SELECT FROM coupon_use u WHERE u.cart_id = o.cart_id AND u.code = o.coupon_code AND u.state IN ('used', 'returned'))
      UNION ALL
      SELECT c.code, 'takes off ' || sum(u.amount) || ' of a budget of ' || c.budget_halalas
      FROM coupon c JOIN coupon_use u ON u.code = c.code AND u.state = 'used'
      GROUP BY c.code HAVING sum(u.amount) > c.budget_halalas
      UNION ALL
      SELECT c.code, 'was used ' || count(*) || ' times by one guest'
      FROM coupon c JOIN coupon_use u ON u.code = c.code AND u.state = 'used'
      JOIN placed_order o ON o.cart_id = u.cart_id AND o.coupon_code = c.code AND o.status_code NOT IN (60, 71)
      CROSS JOIN LATERAL (VALUES (o.contact_email), (o.contact_phone)) AS guest (contact)
      WHERE c.per_guest_limit IS NOT NULL AND guest.contact <> '' AND guest.contact NOT LIKE '%@deleted.invalid'
      GROUP BY c.code, guest.contact HAVING count(*) > c.per_guest_limit`,
  },
];
