import { createContext, type ReactNode, use } from "react";
import type { CartProduct } from "#contract/cart/cart.ts";
import type { CurrencyCode } from "#domain/money/currency.ts";
import type { BillKind } from "#domain/payment/bill.ts";
import { useCartIfAny } from "#web/checkout/cart/cart-context.tsx";

/** What the payment form pays. */
export type Payable = {
  /** The id of the bill; a cart and its bill have the same id. */
  cartId: string;
  kind: BillKind;
  payable: { total: number; currency: CurrencyCode };
  /** The lines that the guest agrees to by paying. */
  products: readonly CartProduct[];
  refresh: () => Promise<void>;
};

const PayableContext = createContext<Payable | null>(null);

/** Something else than a cart to pay for, such as a gift. */
export function PayableProvider({ payable, children }: { payable: Payable; children: ReactNode }) {
  return <PayableContext value={payable}>{children}</PayableContext>;
}

export function usePayable(): Payable {
  const other = use(PayableContext);
  const own = useCartIfAny();
  if (other) return other;
  if (!own) throw new Error("There is nothing to pay above this component");
  const { cart, refresh } = own;
  const kind = cart.change ? "change" : "stay";
  return { cartId: cart.cartId, kind, payable: cart.totals.payable, products: cart.products, refresh };
}
