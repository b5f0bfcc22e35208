import { BadgePercent } from "lucide-react";
import { useState } from "react";
import { useLocation, useSearchParams } from "react-router";
import { couponReasons, couponReasonText } from "#domain/cart/coupon-reason.ts";
import { couponView } from "#domain/cart/coupon-view.ts";
import { problemText } from "#domain/message/problem-text.ts";
import { problems } from "#domain/problem/problems.ts";
import { leftToRight } from "#domain/text/left-to-right.ts";
import { useLanguage, useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { track } from "#web/lib/analytics/track.ts";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { problemMessage } from "#web/lib/api/problem-message.ts";
import { usePaidText } from "#web/shared/cart/paid-text.ts";
import { Button } from "#web/ui/action/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { useCart } from "./cart-context.tsx";
import { cartCall } from "./cart-group.ts";
import { useCartChange } from "./use-cart-change.ts";

/** The best code for this cart. It is only proposed: the guest applies it, also without JavaScript. */
export function CouponOffer({ applied, onApply }: { applied: string | undefined; onApply: () => void }) {
  const words = useNamespace("coupon");
  const t = useMessages();
  const language = useLanguage();
  const text = usePaidText();
  const { cart, proposal } = useCart();
  const { change, isBusy } = useCartChange();
  const [error, setError] = useState<string | null>(null);
  if (!proposal || proposal.code === applied) return null;
  const { code, saving, terms } = proposal;

  async function use() {
    setError(null);
    try {
      const input = { params: { cartId: cart.cartId }, body: { code } };
      const next = await change(() => callFromBrowser("applyCoupon", input, cartCall(cart.cartId)));
      const line = next?.products.find((each) => each.type === "coupon" && each.code === code);
      const coupon = line && couponView(line, language);
      if (next) track("coupon_applied", { valid: coupon?.isValid === true });
      if (coupon?.errorMessage) setError(coupon.errorMessage);
      else onApply();
    } catch (problem) {
      setError(problemMessage(problem, t));
    }
  }

  return (
    <form
      method="post"
      action={COUPON_ACTION}
      className="mb-3 grid gap-2 rounded-control bg-primary-soft p-3"
      onSubmit={(event) => {
        event.preventDefault();
        void use();
      }}
    >
      <PlainFormFields />
      <input type="hidden" name="coupon" value={code} />
      <p className="flex items-start gap-2 font-bold text-text type-small">
        <Icon icon={BadgePercent} className="text-primary" />
        {words.offer({ a: text(saving), code: leftToRight(code) })}
      </p>
      <p className="text-text-2 type-caption">{terms.join(" · ")}</p>
      <p role="alert" className="text-danger type-small empty:hidden">
        {error}
      </p>
      <div>
        <Button type="submit" variant="secondary" busy={isBusy}>
          {words.use}
        </Button>
      </div>
    </form>
  );
}

/** Where a browser without JavaScript sends a code. */
export const COUPON_ACTION = "/coupon";

/** The cart of the code, and the page to return to. */
export function PlainFormFields() {
  const { cart } = useCart();
  const { pathname } = useLocation();
  return (
    <>
      <input type="hidden" name="cartId" value={cart.cartId} />
      <input type="hidden" name="returnTo" value={`${pathname}?cartId=${cart.cartId}`} />
    </>
  );
}

/** The code that a plain form sent and why it was refused, as the address says it. */
export function useRefusedCode(): { code: string; errorMessage: string } | undefined {
  const [params] = useSearchParams();
  const t = useMessages();
  const text = usePaidText();
  const { currency } = useCart().cart.totals.payable;
  const [code, problem, min] = [params.get("coupon"), Number(params.get("refused")), Number(params.get("least"))];
  const reason = useReason(params);
  const isKnown = Number.isFinite(min) && min > 0;
  // A sentence without its amount would say nothing, so an address without one gets the general refusal.
  const shown =
    problem === problems["coupon-below-minimum"].code && !isKnown ? problems["coupon-not-applicable"].code : problem;
  const errorMessage =
    code && (reason ?? problemText(t.errorCodes, shown, { a: isKnown ? text({ total: min, currency }) : "" }));
  return code && errorMessage ? { code, errorMessage } : undefined;
}

/** The reason that a plain form's answer put into the address; one about nights needs their number. */
function useReason(params: URLSearchParams): string | null {
  const { reasons } = useNamespace("cart").coupon;
  const [reason, nights] = [params.get("reason"), Number(params.get("nights"))];
  const named = couponReasons.find((each) => each === reason);
  const needsNights = named && typeof reasons[named] === "function";
  const isComplete = !needsNights || (Number.isInteger(nights) && nights > 0);
  return named && isComplete ? couponReasonText(reasons, named, nights) : null;
}
