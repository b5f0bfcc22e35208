import type { payableOf } from "#api/cart/price/cart-totals.ts";
import type { FieldsPage } from "#api/payment/fields/fields-url.ts";
import { gatewayFor } from "#api/payment/gateway/gateways.ts";
import type { PaymentDeps } from "#api/payment/gateway/payment-deps.ts";
import type { MethodOffer } from "#contract/cart/payment.ts";
import { methodRow, type PaymentMethod } from "#domain/payment/methods.ts";
import { moneyFlow } from "#domain/payment/money-flow.ts";
import { fieldCards, methodRefusal } from "#domain/payment/site-methods.ts";
import { problems } from "#domain/problem/problems.ts";
import type { Site } from "#domain/site/sites.ts";

const NOT_HERE = problems["method-not-available"].code;
/** Its company does not answer; another method, or some minutes, help. */
const BUSY = problems.busy.code;

/** The page that shows the methods. */
export type MethodPage = FieldsPage;

export type Payable = ReturnType<typeof payableOf>;

/** The offer of a method that needs no plan. */
export function moneyOffer(
  deps: PaymentDeps,
  { method, site, payable }: { method: PaymentMethod; site: Site; payable: Payable },
): MethodOffer {
  const cards = methodRow(method).input === "fields" ? fieldCards(site) : [];
  const refusal = methodRefusal(site, method, payable);
  const gateway = isPlayed(deps, method) ? gatewayFor(deps, method, site.countryCode) : null;
  const brands = { checkout: deps.settings.checkoutAtOnce };
  const isDown = gateway?.isDown() ? BUSY : null;
  const reason = gateway ? ((refusal && problems[refusal].code) ?? isDown) : NOT_HERE;
  const atOnce = gateway
    ? cards.filter((card) => moneyFlow({ method, cardBrand: card, gateway: gateway.name }, brands).isCapturedAtOnce)
    : [];
  return { method, available: reason === null, reason, cards, atOnce, plans: [] };
}

/** A button of a wallet is played by the sandbox alone: the real one needs a merchant id that no operator has yet. */
function isPlayed({ settings }: PaymentDeps, method: PaymentMethod): boolean {
  return methodRow(method).input !== "button" || settings.appEnv !== "production";
}
