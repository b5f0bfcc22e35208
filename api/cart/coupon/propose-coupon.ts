import { and, eq, isNull } from "drizzle-orm";
import { choicesIn } from "#api/cart/cart-choices.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { type CartRow, type CouponRow, coupons } from "#api/schema/cart.ts";
import type { CouponProposal } from "#contract/cart/coupon.ts";
import { couponText } from "#domain/cart/coupon-text.ts";
import { payableMinor } from "#domain/cart/present.ts";
import type { Language } from "#domain/language/language.ts";
import { fromMinorUnits } from "#domain/money/minor-units.ts";
import { checkCartCoupon, tryCode } from "./cart-coupon.ts";
import { isValidNow, ownCoupons } from "./own-coupons.ts";

/** More public codes at once would confuse guests anyway. */
const MAX_TRIED = 20;

/**
 * The code that takes most off a cart, if it takes off more than the code that the cart has. Codes that depend on how the
 * guest pays are not proposed, because nobody knows yet whether they count.
 */
export async function proposeCoupon(tx: Tx, cart: CartRow, language: Language): Promise<CouponProposal | null> {
  const { coupon: current } = await checkCartCoupon(tx, cart);
  const applicable = await applicableCoupons(tx, cart);
  const amount = Math.max(0, ...applicable.map((each) => each.amount));
  const best = applicable.find((each) => each.amount === amount);
  if (!best || amount <= (current?.amount ?? 0)) return null;
  const { coupon } = best;
  // Before VAT, like the terms of the code and its line in the price.
  const saved = payableMinor(amount - (current?.amount ?? 0), cart);
  const { currency } = cart;
  return {
    code: coupon.code,
    saving: { total: Number(fromMinorUnits(saved, currency)), currency },
    terms: couponText(coupon, language),
  };
}

/** The codes that may be proposed for a cart and take something off it, in halalas before VAT. */
export async function applicableCoupons(tx: Tx, cart: CartRow) {
  if (!choicesIn(cart).code || cart.state !== "open") return [];
  const found: { coupon: CouponRow; code: string; amount: number }[] = [];
  for (const coupon of await candidates(tx, cart)) {
    const { amount } = await tryCode(tx, cart, coupon);
    if (amount > 0) found.push({ coupon, code: coupon.code, amount });
  }
  return found;
}

/** Codes for everybody, and those of a guest who is logged in; a contact that was only typed proves nothing. */
async function candidates(tx: Tx, { userId }: CartRow): Promise<CouponRow[]> {
  const isPublic = and(eq(coupons.isPublic, true), isNull(coupons.accountId), isNull(coupons.contact), isValidNow());
  const open = await tx.select().from(coupons).where(isPublic).orderBy(coupons.endsAt, coupons.code).limit(MAX_TRIED);
  const own = userId === null ? [] : await ownCoupons(tx, userId);
  return [...own, ...open].filter(({ method }) => method === null);
}
