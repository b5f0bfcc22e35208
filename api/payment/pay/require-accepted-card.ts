import type { Owner } from "#api/cart/holder/owner.ts";
import { gatewayFor } from "#api/payment/gateway/gateways.ts";
import type { PaymentDeps } from "#api/payment/gateway/payment-deps.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { isCardAccepted } from "#domain/site/features.ts";
import { siteById } from "#domain/site/sites.ts";
import { billPurchases, kindOfPurchase } from "./bill-purchases.ts";
import type { PayInput } from "./pay-input.ts";

/**
 * Refuses a card that the site of the cart does not take. The card fields refuse it, too, but a page can be changed to
 * accept more. A token that the gateway does not know is left to the payment, which it declines. Returns the brand of the
 * card.
 */
export async function requireAcceptedCard(deps: PaymentDeps, owner: Owner, input: PayInput): Promise<string | null> {
  const { method, token, cartId } = input;
  if (!token) return null;
  const siteId = await billPurchases[await kindOfPurchase(deps.db, cartId)].siteOf(deps.db, owner, cartId);
  const readToken = gatewayFor(deps, method, siteById(siteId).countryCode)?.readToken;
  if (!readToken) return null;
  const card = await readToken(token);
  if (card.kind === "silent") throw new Problem("busy", { retryAfterSeconds: 2 });
  if (card.kind === "unknown") return null;
  if (isCardAccepted(card.brand, siteById(siteId))) return card.brand;
  throw new Problem("method-not-available", { fields: { token: "cardNotAccepted" }, sentence: "cardNotAccepted" });
}
