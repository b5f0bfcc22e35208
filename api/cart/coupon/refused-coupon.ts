import { productOf } from "#api/cart/price/cart-lines.ts";
import type { ShownCart } from "#api/schema/cart.ts";
import type { CartProduct } from "#contract/cart/cart.ts";
import { type CouponReason, couponReasonText } from "#domain/cart/coupon-reason.ts";
import { couponDaysText } from "#domain/cart/coupon-text.ts";
import type { CouponRefusal, CouponTerms } from "#domain/cart/judge-coupon.ts";
import { payableMinor } from "#domain/cart/present.ts";
import { type Language, languages } from "#domain/language/language.ts";
import { lazyMessagesOf, messagesOf } from "#domain/message/messages.ts";
import { problemText } from "#domain/message/problem-text.ts";
import { currencyText } from "#domain/money/currency-text.ts";
import { formatPrice } from "#domain/money/format-price.ts";
import { fromMinorUnits } from "#domain/money/minor-units.ts";
import { problems } from "#domain/problem/problems.ts";

type Refused = { code: string; refusal: CouponRefusal; reason?: CouponReason | undefined; terms: CouponTerms | null };

/** A refused code as a line of the cart: it costs nothing and says why it was refused. */
export function refusedLine(
  cart: ShownCart,
  { code, refusal, reason, terms }: Refused,
  language: Language,
): CartProduct {
  const problem = problems[refusal].code;
  const [en, ar] = languages.map((each) => {
    if (reason) return reasonText(reason, terms, each);
    const details = { a: amountText(cart, terms?.least ?? 0, each) };
    return problemText(messagesOf(each).errorCodes, problem, details) ?? "";
  }) as [string, string];
  const data = dataOf(cart, { refusal, reason, terms });
  const line = {
    type: "coupon",
    name: code,
    description: messagesOf(language).price.discount,
    code,
    halalas: 0,
    notes: [{ type: "error", code: problem, message: { en, ar } }],
    ...(data && { additionalData: data }),
  } satisfies Parameters<typeof productOf>[0];
  return productOf(line, cart, 0);
}

/** For a page that writes the sentence itself; an amount is in the currency of the cart. */
function dataOf(
  cart: ShownCart,
  { refusal, reason, terms }: Omit<Refused, "code">,
): Record<string, string | number> | null {
  if (refusal === "coupon-below-minimum") return { least: Number(shownAmount(cart, terms?.least ?? 0)) };
  return reason ? { reason, ...nightsOf(reason, terms) } : null;
}

/** With the dates or the days of the week that the code is for. */
function reasonText(reason: CouponReason, terms: CouponTerms | null, language: Language): string {
  const words = lazyMessagesOf(language).cart.coupon.reasons;
  const text = couponReasonText(words, reason, nightsOf(reason, terms)?.nights ?? 0);
  const days = terms && couponDaysText(terms, reason, language);
  return days ? `${text} ${days}.` : text;
}

function nightsOf(reason: CouponReason, terms: CouponTerms | null) {
  const nights = { minNights: terms?.leastNights, maxNights: terms?.maxNights }[reason as "minNights" | "maxNights"];
  return nights == null ? null : { nights };
}

/** An amount as the guest reads it, in the currency of the cart. */
function amountText(cart: ShownCart, halalas: number, language: Language): string {
  return currencyText(formatPrice(shownAmount(cart, halalas), 2, cart.currency), cart.currency, language);
}

function shownAmount(cart: ShownCart, halalas: number): string {
  return fromMinorUnits(payableMinor(halalas, cart), cart.currency);
}
