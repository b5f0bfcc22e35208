import type { Owner } from "#api/cart/holder/owner.ts";
import { gatewayFor } from "#api/payment/gateway/gateways.ts";
import type { PaymentDeps } from "#api/payment/gateway/payment-deps.ts";
import type { OfferOrder } from "#api/payment/gateway/payment-port.ts";
import type { Language } from "#domain/language/language.ts";
import { pagePath } from "#domain/page/page-addresses.ts";
import { type CardGateway, cardGateways } from "#domain/payment/gateways.ts";
import type { TokenMethod } from "#domain/payment/methods.ts";
import { type ProblemCode, problems } from "#domain/problem/problems.ts";
import { billPurchases, kindOfPurchase } from "./bill-purchases.ts";

type SessionInput = { cartId: string; method: TokenMethod };
type SessionPage = { language: Language; returnOrigin: string };
type PublicSession =
  | { available: true; gateway: CardGateway; publicKey: string; session: unknown }
  | { available: false; reason: number };

/**
 * The public part of a session for the card fields of the gateway that takes this cart's or gift's cards, or why that
 * gateway takes none now.
 */
export async function createCardSession(
  deps: PaymentDeps,
  owner: Owner,
  { cartId, method }: SessionInput,
  { language, returnOrigin }: SessionPage,
): Promise<PublicSession> {
  const bill = await billPurchases[await kindOfPurchase(deps.db, cartId)].toPay(deps.db, owner, cartId);
  const gateway = gatewayFor(deps, method, bill.country);
  if (!gateway?.cardSession) return unavailable("method-not-available");
  const order: OfferOrder = { ...bill, method, language };
  const returnUrl = `${returnOrigin}${pagePath("paymentReturn", "desktop", { cartId })}`;
  const made = await gateway.cardSession({ ...order, returnUrl });
  const name = cardGateways.find((each) => each === made?.gateway);
  if (!made || !name) return unavailable("busy");
  return { available: true, gateway: name, publicKey: made.publicKey, session: made.session };
}

function unavailable(problem: ProblemCode): PublicSession {
  return { available: false, reason: problems[problem].code };
}
