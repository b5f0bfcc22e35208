import type { Tx } from "#api/platform/database/database.ts";
import { type CouponRow, coupons } from "#api/schema/cart.ts";

const DAY_MS = 86_400_000;
let made = 0;

/** A new code for 10 % off everything, valid now and for a long time. */
export async function aCoupon(db: Tx, given: Partial<typeof coupons.$inferInsert> = {}): Promise<CouponRow> {
  made += 1;
  const coupon = {
    code: `TEST-${made}`,
    kind: "percent",
    value: 10,
    startsAt: new Date(Date.now() - 400 * DAY_MS),
    endsAt: new Date(Date.now() + 400 * DAY_MS),
    ...given,
  } as const;
  const [row] = await db.insert(coupons).values(coupon).returning();
  return row as CouponRow;
}
