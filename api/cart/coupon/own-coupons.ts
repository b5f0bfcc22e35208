import { and, eq, gt, inArray, lte, or, sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { accounts } from "#api/schema/account.ts";
import { type CouponRow, coupons, couponUses } from "#api/schema/cart.ts";
import type { OwnCoupon } from "#contract/cart/coupon.ts";
import { couponText } from "#domain/cart/coupon-text.ts";
import type { Language } from "#domain/language/language.ts";

/** The personal codes of an account with their terms in words; those that can still be used come first. */
export async function listCoupons(db: Tx, userId: string, language: Language): Promise<{ items: OwnCoupon[] }> {
  const own = await ownCoupons(db, userId);
  const used = await usedCodes(db, own);
  const items = own.map((coupon) => ({
    code: coupon.code,
    terms: couponText(coupon, language),
    endsAt: coupon.endsAt.toISOString(),
    isUsed: used.has(coupon.code),
  }));
  return { items: items.toSorted((one, other) => Number(one.isUsed) - Number(other.isUsed)) };
}

/** Personal codes that are valid now: of the account, or of a contact that it has verified. */
export async function ownCoupons(db: Tx, userId: string): Promise<CouponRow[]> {
  const [account] = await db.select().from(accounts).where(eq(accounts.id, userId));
  if (!account) return [];
  const { email, emailVerifiedAt, phone, phoneVerifiedAt } = account;
  const contacts = [emailVerifiedAt && email, phoneVerifiedAt && phone].filter(
    (contact) => typeof contact === "string",
  );
  const isOwn = or(eq(coupons.accountId, userId), contacts.length > 0 ? inArray(coupons.contact, contacts) : undefined);
  return db.select().from(coupons).where(and(isOwn, isValidNow())).orderBy(coupons.endsAt, coupons.code);
}

export function isValidNow() {
  return and(lte(coupons.startsAt, sql`app_now()`), gt(coupons.endsAt, sql`app_now()`));
}

/** The codes whose last use is redeemed. */
async function usedCodes(db: Tx, own: readonly CouponRow[]): Promise<ReadonlySet<string>> {
  if (own.length === 0) return new Set();
  const codes = own.map(({ code }) => code);
  const rows = await db
    .select({ code: couponUses.code })
    .from(couponUses)
    .innerJoin(coupons, eq(coupons.code, couponUses.code))
    .where(and(inArray(couponUses.code, codes), eq(couponUses.state, "used")))
    .groupBy(couponUses.code, coupons.usageLimit)
    .having(sql`count(*) >= ${coupons.usageLimit}`);
  return new Set(rows.map(({ code }) => code));
}
