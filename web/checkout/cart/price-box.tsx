import type { Cart } from "#contract/cart/cart.ts";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { DepositLine } from "#web/shared/cart/deposit-line.tsx";
import { PaidAmount } from "#web/shared/cart/paid-amount.tsx";
import { PaidParts } from "#web/shared/cart/paid-parts.tsx";
import { PriceLines } from "#web/shared/cart/price-lines.tsx";
import { CancellationLine } from "./cancellation-line.tsx";
import { useCart } from "./cart-context.tsx";
import { CouponForm } from "./coupon-form.tsx";
import { paidOfCart } from "./paid-of-cart.ts";
import { removePartOf } from "./remove-part.tsx";
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
        {cart.change ? <ChangePrice change={cart.change} /> : <StayPrice />}
      </div>
      {payable.total > 0 && (
        <p className="mt-2 text-text-2 type-caption">
          {words.chargedIn({ currency: t.shell.currency.names[payable.currency] })}
        </p>
      )}
      <div className="mt-3">{!cart.change && <CouponForm />}</div>
      <Deposit />
      <CancellationLine />
    </>
  );
}

/** The whole price of the stay; where points or the wallet pay a part, each part and what is left to pay. */
function StayPrice() {
  const { cart } = useCart();
  const { total, currency, paidWith } = paidOfCart(cart);
  const isPaidInParts = paidWith.some(({ method }) => method !== null);
  return (
    <>
      <PriceLines products={cart.products} total={{ total, currency }} />
      {isPaidInParts && <PaidParts paidWith={paidWith} currency={currency} actionOf={removePartOf} />}
    </>
  );
}

/** The new total of a changed booking, what was paid before, and what pays the difference. */
function ChangePrice({ change }: { change: NonNullable<Cart["change"]> }) {
  const { box: words } = useNamespace("cart");
  const { cart } = useCart();
  const { currency, paidWith } = paidOfCart(cart);
  return (
    <>
      <PriceLines products={cart.products} total={{ total: change.newTotal, currency }} totalLabel={words.newTotal} />
      <dl className="mt-3 text-text-2 type-small">
        <div className="flex justify-between gap-4">
          <dt>{words.paidBefore}</dt>
          <dd className="tabular-nums">
            <PaidAmount total={change.paidBefore} currency={currency} />
          </dd>
        </div>
      </dl>
      <PaidParts paidWith={paidWith} currency={currency} actionOf={removePartOf} />
    </>
  );
}

function Deposit() {
  const { box: words } = useNamespace("cart");
  const { totals, currencies } = useCart().cart.chalet;
  const presentment = { currency: currencies.display, rate: currencies.rate };
  return <DepositLine riyals={totals.insuranceAmount} presentment={presentment} note={words.apart} />;
}
