import { useEffect, useRef, useState } from "react";
import { type CouponView, couponView } from "#domain/cart/coupon-view.ts";
import { readCoupon } from "#domain/field/codes.ts";
import { useLanguage, useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { track } from "#web/lib/analytics/track.ts";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { problemMessage } from "#web/lib/api/problem-message.ts";
import { Button } from "#web/ui/action/button.tsx";
import { RemovableChip } from "#web/ui/action/removable-chip.tsx";
import { TextField } from "#web/ui/field/text-field.tsx";
import { useLostFocus } from "#web/ui/use-lost-focus.ts";
import { useCart } from "./cart-context.tsx";
import { cartCall } from "./cart-group.ts";
import { COUPON_ACTION, CouponOffer, PlainFormFields, useRefusedCode } from "./coupon-offer.tsx";
import { useCartChange } from "./use-cart-change.ts";

/** The field for a discount code, hidden until the guest opens it; a code is applied or refused, and may be proposed. */
export function CouponForm() {
  const words = useNamespace("cart").coupon;
  const { cart } = useCart();
  const language = useLanguage();
  const coupons = cart.products.filter(({ type }) => type === "coupon").map((line) => couponView(line, language));
  const applied = coupons.find(({ isValid }) => isValid);
  const refusedByForm = useRefusedCode();
  const refused = coupons.find(({ isValid }) => !isValid) ?? refusedByForm;
  const [isOpen, setOpen] = useState(false);
  const [wasRemoved, setRemoved] = useState(false);
  const [wasApplied, setApplied] = useState(false);
  return (
    <>
      <CouponOffer applied={applied?.code} onApply={() => setApplied(true)} />
      <details
        open={isOpen || Boolean(applied ?? refused)}
        onToggle={(event) => setOpen(event.currentTarget.open)}
        className="group border-border border-t pt-2"
      >
        <summary className="flex min-h-11 list-none items-center text-primary underline underline-offset-4 type-small [&::-webkit-details-marker]:hidden">
          {words.ask}
        </summary>
        {applied?.code ? (
          <AppliedCoupon code={applied.code} takesFocus={wasApplied} onRemove={() => setRemoved(true)} />
        ) : (
          <CodeField takesFocus={wasRemoved} refused={refused} onApplied={() => setApplied(true)} />
        )}
      </details>
    </>
  );
}

/** A code as the field shows it when it was refused. */
type RefusedCode = Pick<CouponView, "code" | "errorMessage">;
type CodeProps = { takesFocus: boolean; refused: RefusedCode | undefined; onApplied: () => void };

/**
 * After a code is removed, so is its button, and the field takes the focus. An applied code that is no longer valid,
 * because it expired or the guest is known now, is shown in the field with the reason.
 */
function CodeField({ takesFocus, refused, onApplied }: CodeProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  const { coupon: words } = useNamespace("cart");
  const { coupon: rule } = useNamespace("field");
  const t = useMessages();
  const language = useLanguage();
  const { cart } = useCart();
  const { change, isBusy } = useCartChange();
  const [typed, setTyped] = useState(refused?.code ?? "");
  const [error, setError] = useState(refused?.errorMessage ?? undefined);

  async function apply() {
    const code = readCoupon(typed);
    if (!code) return setError(rule);
    setError(undefined);
    onApplied();
    try {
      const next = await change(() =>
        callFromBrowser("applyCoupon", { params: { cartId: cart.cartId }, body: { code } }, cartCall(cart.cartId)),
      );
      const line = next?.products.find((each) => each.type === "coupon" && each.code === code);
      const coupon = line && couponView(line, language);
      if (next) track("coupon_applied", { valid: coupon?.isValid === true });
      if (coupon?.errorMessage) setError(coupon.errorMessage);
    } catch (problem) {
      setError(problemMessage(problem, t));
    }
  }

  return (
    <form
      noValidate
      method="post"
      action={COUPON_ACTION}
      className="grid grid-cols-[1fr_auto] items-start gap-2 pb-2"
      onSubmit={(event) => {
        event.preventDefault();
        void apply();
      }}
    >
      <PlainFormFields />
      <TextField
        ref={box}
        name="coupon"
        label={words.label}
        error={error}
        value={typed}
        onChange={setTyped}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
      />
      <div className="pt-[calc(var(--type-small-line)+4px)]">
        <Button type="submit" variant="secondary" busy={isBusy}>
          {words.apply}
        </Button>
      </div>
    </form>
  );
}

type AppliedProps = { code: string; takesFocus: boolean; onRemove: () => void };

/** The field that had the focus is gone once its code is applied. */
function AppliedCoupon({ code, takesFocus, onRemove }: AppliedProps) {
  const box = useRef<HTMLDivElement>(null);
  useLostFocus(box, takesFocus);
  const { coupon: words } = useNamespace("cart");
  const { cart } = useCart();
  const { change, isBusy } = useCartChange();
  const remove = () => {
    onRemove();
    const input = { params: { cartId: cart.cartId, code } };
    void change(() => callFromBrowser("removeCoupon", input, cartCall(cart.cartId))).catch(() => {});
  };
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="status"
      aria-busy={isBusy}
      className="outline-none flex flex-wrap items-center gap-2 pb-3 text-success type-small"
    >
      <span>{words.applied({ code })}</span>
      <RemovableChip label={code} onRemove={remove} />
    </div>
  );
}
