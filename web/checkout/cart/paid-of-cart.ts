import type { Cart } from "#contract/cart/cart.ts";
import { type PaidPrice, paidWith } from "#domain/cart/paid-with.ts";

/** What a cart costs and what points and wallet pay of it; a change has paid a part of its order before. */
export function paidOfCart({ products, totals: { payable } }: Pick<Cart, "products" | "totals">): PaidPrice {
  const lines = products.filter(({ additionalData }) => additionalData.paidBefore !== true);
  return paidWith({ lines, money: payable.total, currency: payable.currency, payments: [] });
}
