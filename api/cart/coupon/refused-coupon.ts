import { productOf } from "#api/cart/price/cart-lines.ts";
import type { ShownCart } from "#api/schema/cart.ts";
import type { CartProduct } from "#contract/cart.ts";
import type { CouponRefusal, CouponTerms } from "#domain/cart/judge-coupon.ts";
import { payableMinor } from "#domain/cart/present.ts";
import { lazyMessagesOf, messagesOf } from "#domain/message/messages.ts";
import { problemText } from "#domain/message/problem-text.ts";
import { currencyText } from "#domain/money/currency-text.ts";
import { formatPrice } from "#domain/money/format-price.ts";
import { fromMinorUnits } from "#domain/money/minor-units.ts";
import { problems } from "#domain/problem/problems.ts";
import { type Language, languages } from "#domain/site/language.ts";

/** `isGone` when others have used it up. */
type Refused = { code: string; refusal: CouponRefusal; isGone?: boolean | undefined; terms: CouponLimits | null };
/** `least` is the minimum price of a stay for this code, in halalas. */
type CouponLimits = Pick<CouponTerms, "least">;

/** A refused code as a line of the cart: it costs nothing and says why it was refused. */
export function refusedLine(
  cart: ShownCart,
  { code, refusal, isGone, terms }: Refused,
  language: Language,
): CartProduct {
  const problem = problems[refusal].code;
  const [en, ar] = languages.map((each) => {
    if (isGone) return lazyMessagesOf(each).cart.coupon.soldOut;
    const details = { a: amountText(cart, terms?.least ?? 0, each) };
    return problemText(messagesOf(each).errorCodes, problem, details) ?? "";
  }) as [string, string];
  const line = {
    type: "coupon",
    name: code,
    description: messagesOf(language).price.discount,
    code,
    halalas: 0,
    notes: [{ type: "error", code: problem, message: { en, ar } }],
    // In the currency of the cart, for a page that writes the sentence itself.
    ...(refusal === "coupon-below-minimum" && {
      additionalData: { least: Number(shownAmount(cart, terms?.least ?? 0)) },
    }),
  } satisfies Parameters<typeof productOf>[0];
  return productOf(line, cart, 0);
}

/** An amount as the guest reads it, in the currency of the cart. */
function amountText(cart: ShownCart, halalas: number, language: Language): string {
  return currencyText(formatPrice(shownAmount(cart, halalas), 2, cart.currency), cart.currency, language);
}

function shownAmount(cart: ShownCart, halalas: number): string {
  return fromMinorUnits(payableMinor(halalas, cart), cart.currency);
}
