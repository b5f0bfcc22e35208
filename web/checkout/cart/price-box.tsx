import { useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { DepositLine } from "#web/shared/cart/deposit-line.tsx";
import { PriceLines } from "#web/shared/cart/price-lines.tsx";
import { CancellationLine } from "./cancellation-line.tsx";
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
