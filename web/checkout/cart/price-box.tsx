import { CalendarCheck, CalendarX2 } from "lucide-react";
import { policyTypes } from "#domain/policy/cancellation-policy.ts";
import { readTimeZone } from "#domain/stay/time-zone.ts";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { DepositLine } from "#web/shared/cart/deposit-line.tsx";
import { PriceLines } from "#web/shared/cart/price-lines.tsx";
import { useTimeText } from "#web/shared/cart/time-text.ts";
import { Icon } from "#web/ui/display/icon.tsx";
import { useCart } from "./cart-context.tsx";
import { CouponForm } from "./coupon-form.tsx";
import { StaySummary } from "./stay-summary.tsx";

/** The stay and its price, line by line, with the separate deposit. */
export function PriceBox() {
  const t = useMessages();
  const { box: words } = useNamespace("cart");
  const { cart } = useCart();
  const { payable } = cart.totals;
  return (
    <>
      <StaySummary cart={cart} />
      <div className="mt-4 border-border border-t pt-4" aria-live="polite">
        <PriceLines products={cart.products} total={payable} />
      </div>
      <p className="mt-2 text-text-2 type-caption">
        {words.chargedIn({ currency: t.shell.currency.names[payable.currency] })}
      </p>
      <div className="mt-3">
        <CouponForm />
      </div>
      <Deposit />
      <CancellationLine />
    </>
  );
}

function Deposit() {
  const { box: words } = useNamespace("cart");
  const { totals, currencies } = useCart().cart.chalet;
  const presentment = { currency: currencies.display, rate: currencies.rate };
  return <DepositLine riyals={totals.insuranceAmount} presentment={presentment} note={words.apart} />;
}

function CancellationLine() {
  const { box: words } = useNamespace("cart");
  const { chalet, serverTime } = useCart().cart;
  const moment = useTimeText(readTimeZone(chalet.timeZone));
  const policy = chalet.unitCancellationPolicies[0];
  if (!policy) return null;
  const last = policy.lastFreeCancellation;
  const isFree = last !== null && last >= serverTime;
  const says = policy.policyTypeId === policyTypes.NON_REFUNDABLE ? words.none : words.partly;
  return (
    <p
      className={`flex items-start gap-2 border-border border-t pt-3 type-small ${isFree ? "font-semibold text-success" : "text-text-2"}`}
    >
      <Icon icon={isFree ? CalendarCheck : CalendarX2} size="s" className="mt-[calc((1lh-16px)/2)]" />
      <span>{isFree ? words.freeUntil({ moment: moment(new Date(last)) }) : says}</span>
    </p>
  );
}
