import type { Owner } from "#api/cart/holder/owner.ts";
import type { PaymentDeps } from "#api/payment/gateway/payment-deps.ts";
import { billPurchases, kindOfPurchase } from "./bill-purchases.ts";
import type { MethodPage } from "./method-offers.ts";

/** The methods with which a cart or a gift of its site can be paid. */
export async function listPaymentMethods(deps: PaymentDeps, owner: Owner, cartId: string, page: MethodPage) {
  const kind = await kindOfPurchase(deps.db, cartId);
  return billPurchases[kind].listMethods(deps, owner, cartId, page);
}
