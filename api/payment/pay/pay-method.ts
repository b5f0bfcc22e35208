import type { PricedCart } from "#api/cart/price/cart-lines.ts";
import { ownLegs, type payableOf } from "#api/cart/price/cart-totals.ts";
import { guestsOf } from "#api/item/order-items.ts";
import { gatewayFor } from "#api/payment/gateway/gateways.ts";
import type { PaymentDeps } from "#api/payment/gateway/payment-deps.ts";
import type { PaymentGateway, PaymentOrder } from "#api/payment/gateway/payment-port.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import type { CartRow } from "#api/schema/cart.ts";
import type { OrderRow } from "#api/schema/order.ts";
import { isWalletLeg } from "#domain/loyalty/methods.ts";
import { localPath } from "#domain/page/local-path.ts";
import { isOwnMoney, needsToken, type PaymentMethod } from "#domain/payment/methods.ts";
import { methodRefusal } from "#domain/payment/site-methods.ts";
import type { CountryCode } from "#domain/site/site-countries.ts";
import { siteById } from "#domain/site/sites.ts";
import type { PayInput } from "./pay-input.ts";

const LIKE_A_CARD = /^[\d\s-]{12,25}$/;

/** Refuses a method that is not offered for this cart: the site of the cart decides, not the one that was called. */
export function requireMethod(
  priced: PricedCart<CartRow>,
  method: PaymentMethod,
  payable: ReturnType<typeof payableOf>,
): void {
  const isRefused = isOwnMoney(method)
    ? !isPaidByLegs(priced, payable)
    : methodRefusal(siteById(priced.cart.siteId), method, payable);
  if (isRefused) throw new Problem("method-not-available");
}

/** Whether points and wallet leave nothing to pay; such a cart is paid with the method `wallet`. */
export function isPaidByLegs(priced: PricedCart, { minor }: ReturnType<typeof payableOf>): boolean {
  return ownLegs(priced).length > 0 && minor === 0;
}

/** Points have to be captured by their programme after the order is confirmed; wallet money is spent with it. */
export function isWalletOnly(priced: PricedCart): boolean {
  const legs = ownLegs(priced);
  return legs.length > 0 && legs.every(isWalletLeg);
}

/** Refuses input that the method cannot use. */
export function requireUsable({ method, token }: PayInput): void {
  // A page that sends a card number instead of a token is broken; the number is not stored or sent anywhere.
  if (token && LIKE_A_CARD.test(token)) throw new Problem("validation", { fields: { token: "invalid" } });
  if (needsToken(method) && !token) throw new Problem("validation", { fields: { token: "required" } });
}

/** The page to return to from the bank: a path of ours. */
export function readReturnUrl({ returnUrl }: PayInput): string {
  const path = localPath(returnUrl);
  if (!path) throw new Problem("validation", { fields: { returnUrl: "invalid" } });
  return path;
}

/** The company that takes this payment in a country, while it takes new ones. */
export function chooseGateway(deps: PaymentDeps, method: PaymentMethod, country: CountryCode): PaymentGateway {
  const gateway = gatewayFor(deps, method, country);
  if (!gateway) throw new Problem("method-not-available");
  return gateway;
}

export function buyerOf(order: OrderRow): PaymentOrder["buyer"] {
  const { contactEmail, contactPhone } = order;
  const { firstName, lastName } = guestsOf(order);
  return { email: contactEmail, phone: contactPhone, firstName, lastName };
}
