import type { CartProduct } from "#contract/cart/cart.ts";
import { isDiscount, isShownCharge } from "#domain/cart/line-flags.ts";
import { lineName } from "#domain/cart/line-name.ts";
import type { Paid } from "#domain/money/paid-text.ts";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { PaidAmount } from "./paid-amount.tsx";

type Props = {
  products: readonly CartProduct[];
  total: Paid;
  totalLabel?: string;
};

/** All charges and their total, in the currency of the payment. What pays them stands below, in `PaidParts`. */
export function PriceLines({ products, total, totalLabel }: Props) {
  const t = useMessages();
  return (
    <dl className="grid gap-2 text-text-2 type-small">
      {products
        .filter((product) => isShownCharge(product) && isCounted(product))
        .map((product) => (
          <div
            key={product.productId}
            className={`flex justify-between gap-4 ${isDiscount(product) ? "text-success" : ""}`}
          >
            <dt>{lineName(product, t)}</dt>
            <dd className="tabular-nums">
              <PaidAmount {...product.displayPrice} />
            </dd>
          </div>
        ))}
      <div className="mt-1 flex items-baseline justify-between gap-4 border-border border-t pt-3 text-text">
        <dt className="font-bold type-body">{totalLabel ?? t.price.total}</dt>
        <dd className="tabular-nums type-price-m" data-total={total.total}>
          <PaidAmount {...total} />
        </dd>
      </div>
    </dl>
  );
}

/** A refused code stays in the cart with its reason and does not change the total. */
function isCounted({ notes }: CartProduct): boolean {
  return notes.every((note) => note.type !== "error");
}
