import type { ReactNode } from "react";
import type { CartProduct } from "#contract/cart.ts";
import { isDiscount } from "#domain/cart/line-flags.ts";
import { lineName } from "#domain/cart/line-name.ts";
import type { Paid } from "#domain/cart/paid-text.ts";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { PaidAmount } from "./paid-amount.tsx";

type Props = {
  products: readonly CartProduct[];
  total: Paid;
  totalLabel?: string;
  /** A button at the end of the name of a line. */
  actionOf?: (product: CartProduct) => ReactNode;
};

/** All price lines and the total, in the currency of the payment. */
export function PriceLines({ products, total, totalLabel, actionOf }: Props) {
  const t = useMessages();
  return (
    <dl className="grid gap-2 text-text-2 type-small">
      {products.filter(isCounted).map((product) => (
        <div
          key={product.productId}
          className={`flex justify-between gap-4 ${isDiscount(product) ? "text-success" : ""}`}
        >
          <dt className="flex items-center gap-2">
            {lineName(product, t)}
            {actionOf?.(product)}
          </dt>
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

/** A refused code and released points stay in the cart with their reason and do not change the total. */
function isCounted({ type, price, notes }: CartProduct): boolean {
  return notes.every((note) => note.type !== "error") && (type !== "loyalty" || price.total !== 0);
}
