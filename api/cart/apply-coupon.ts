import { and, eq } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import type { Tx } from "#api/database/database.ts";
import { type CartRow, type CouponRow, couponUses } from "#api/database/schema/cart.ts";
import { faultPoint } from "#api/fault/fault-point.ts";
import { Problem } from "#api/problem/problem.ts";
import type { CartProduct } from "#contract/cart.ts";
import type { CouponRefusal } from "#domain/cart/judge-coupon.ts";
import { payableMinor } from "#domain/cart/present.ts";
import { readCoupon } from "#domain/field/coupon.ts";
import { messagesOf } from "#domain/message/messages.ts";
import { problemText } from "#domain/message/problem-text.ts";
import { currencyText } from "#domain/money/currency-text.ts";
import { formatPrice } from "#domain/money/format-price.ts";
import { fromMinorUnits } from "#domain/money/minor-units.ts";
import { problems } from "#domain/problem/problems.ts";
import { type Language, languages } from "#domain/site/language.ts";
import type { Changed } from "./answer-cart.ts";
import { productOf } from "./cart-lines.ts";
import { tryCoupon } from "./coupon-of.ts";
import { ownOpenCart } from "./own-cart.ts";

/** Puts a coupon in the place of whichever was there. A code that does not hold changes nothing and says why. */
export async function applyCoupon(tx: Tx, request: FastifyRequest, cartId: string, typed: string): Promise<Changed> {
  const code = readCoupon(typed);
  if (!code) throw new Problem("validation", { fields: { code: "coupon" } });
  const cart = await ownOpenCart(tx, request, cartId);
  const { amount, refusal, coupon } = await tryCoupon(tx, cart, code);
  if (refusal) return { cart, refused: [refusedLine(cart, code, { refusal, coupon }, request.language)] };
  await tx
    .insert(couponUses)
    .values({ cartId: cart.id, code, amount })
    .onConflictDoUpdate({ target: couponUses.cartId, set: { code, amount } });
  await faultPoint("K06");
  return { cart };
}

/** A coupon that is not there is as good as taken away. */
export async function removeCoupon(tx: Tx, request: FastifyRequest, cartId: string, typed: string): Promise<Changed> {
  const cart = await ownOpenCart(tx, request, cartId);
  await tx.delete(couponUses).where(and(eq(couponUses.cartId, cart.id), eq(couponUses.code, readCoupon(typed) ?? "")));
  return { cart };
}

type Refused = { refusal: CouponRefusal; coupon: CouponRow | null };

function refusedLine(cart: CartRow, code: string, { refusal, coupon }: Refused, language: Language): CartProduct {
  const problem = problems[refusal].code;
  const [en, ar] = languages.map((each) => {
    const details = { a: amountText(cart, coupon?.least ?? 0, each) };
    return problemText(messagesOf(each).errorCodes, problem, details) ?? "";
  }) as [string, string];
  const line = {
    type: "coupon",
    name: code,
    description: messagesOf(language).price.discount,
    code,
    halalas: 0,
    notes: [{ type: "error", code: problem, message: { en, ar } }],
  } satisfies Parameters<typeof productOf>[0];
  return productOf(line, cart, 0);
}

/** An amount as the guest reads it, in the currency of the cart. */
function amountText(cart: CartRow, halalas: number, language: Language): string {
  const shown = fromMinorUnits(payableMinor(halalas, cart), cart.currency);
  return currencyText(formatPrice(shown, 2, cart.currency), cart.currency, language);
}
