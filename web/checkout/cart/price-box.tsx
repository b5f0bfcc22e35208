import type { Cart } from "#contract/cart.ts";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { DepositLine } from "#web/shared/cart/deposit-line.tsx";
import { PaidAmount } from "#web/shared/cart/paid-amount.tsx";
import { PriceLines } from "#web/shared/cart/price-lines.tsx";
import { CancellationLine } from "./cancellation-line.tsx";
import { useCart } from "./cart-context.tsx";
import { CouponForm } from "./coupon-form.tsx";
import { removeLineOf } from "./remove-line.tsx";
import { StaySummary } from "./stay-summary.tsx";
import { loyaltyLinesOf } from "./use-loyalty.ts";

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
        {cart.change ? (
          <ChangePrice change={cart.change} />
        ) : (
          <PriceLines products={cart.products} total={payable} actionOf={removeLineOf} />
        )}
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

/** The new total of a changed booking, what was paid before, what the wallet pays of the difference, and what is left. */
function ChangePrice({ change }: { change: NonNullable<Cart["change"]> }) {
  const { box: words } = useNamespace("cart");
  const { cart } = useCart();
  const { total, currency } = cart.totals.payable;
  const { wallet } = loyaltyLinesOf(cart);
  const rows = [
    { name: words.paidBefore, total: change.paidBefore, style: "text-text-2 type-small" },
    ...(wallet
      ? [
          {
            name: wallet.name,
            total: wallet.displayPrice.total,
            style: "text-success type-small",
            action: removeLineOf(wallet),
          },
        ]
      : []),
    { name: words.toPay, total, style: "font-bold text-text type-body" },
  ];
  return (
    <>
      <PriceLines
        products={cart.products.filter(({ type }) => type !== "loyalty")}
        total={{ total: change.newTotal, currency }}
        totalLabel={words.newTotal}
      />
      <dl className="mt-3 grid gap-2">
        {rows.map((row) => (
          <div key={row.name} className={`flex justify-between gap-4 ${row.style}`}>
            <dt className="flex items-center gap-2">
              {row.name}
              {"action" in row && row.action}
            </dt>
            <dd className="tabular-nums">
              <PaidAmount total={row.total} currency={currency} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Deposit() {
  const { box: words } = useNamespace("cart");
  const { totals, currencies } = useCart().cart.chalet;
  const presentment = { currency: currencies.display, rate: currencies.rate };
  return <DepositLine riyals={totals.insuranceAmount} presentment={presentment} note={words.apart} />;
}
