import type { GatewayClient } from "#api/payment/gateway/gateway-client.ts";
import type {
  Capabilities,
  Evidence,
  OfferOrder,
  PaymentGateway,
  PaymentOrder,
} from "#api/payment/gateway/payment-port.ts";
import type { PartnerCheck } from "#api/platform/http-client/check-partner.ts";
import type { PartnerSettings } from "#api/platform/settings/payment-partners.ts";
import { valueFor } from "#domain/payment/gateways.ts";
import { beginBody, offerBody } from "./checkout-body.ts";
import { listPayments } from "./list-payments.ts";
import { cacheOffers } from "./offer-plans.ts";
import { ask, cancel, capture, refund } from "./payment-calls.ts";
import { notEligible, readBegun, readOffer } from "./read-session.ts";
import { readTabbyWebhook } from "./read-tabby-webhook.ts";
import { isTabbyCurrency } from "./tabby-amount.ts";
import { createTabbyClients } from "./tabby-clients.ts";

/** A guest who never got the address of Tabby's page cannot approve anything on it. */
export const tabbyCapabilities: Capabilities = {
  lists: true,
  settleMs: { token: 0, redirect: 0 },
  refundBy: "reference",
};

const CHECKOUT = "/api/v2/checkout";
const PLAN = "installments";
const NO_OFFER = { available: false, plans: [] };

/** Tabby, as `docs/partners/tabby.md` describes it. */
export function createTabby(settings: PartnerSettings<"tabby">, now = () => new Date()): PaymentGateway {
  const clients = createTabbyClients(settings);
  /** What a new session needs; `null` where Tabby does not lend to us. */
  const sessionOf = ({ country, currency }: OfferOrder) => {
    const merchantCode: string | undefined = valueFor(settings.tabbyMerchantCodes, country);
    return merchantCode && isTabbyCurrency(currency) ? { merchantCode, now: now() } : null;
  };

  const begin = async (order: PaymentOrder): Promise<Evidence> => {
    const session = sessionOf(order);
    if (!session) return notEligible;
    const answer = await clients.of(order.country).post(CHECKOUT, { body: beginBody(order, session) });
    if (answer?.status === 400) return notEligible;
    return answer?.status === 200 ? readBegun(answer.json, order) : { kind: "silent" };
  };

  const offer: NonNullable<PaymentGateway["offer"]> = async (order) => {
    const session = sessionOf(order);
    if (!session) return null;
    const answer = await clients.of(order.country).post(CHECKOUT, { body: offerBody(order, session) });
    if (answer?.status === 400) return NO_OFFER;
    const plan = answer?.status === 200 ? readOffer(answer.json, order) : null;
    if (plan === null) return null;
    return plan === "refused" ? NO_OFFER : { available: true, plans: [{ planId: PLAN, ...plan }] };
  };

  return {
    name: "tabby",
    capabilities: tabbyCapabilities,
    takesNew: true,
    isDown: () => clients.all.every((client) => client.isDown()),
    isUp: () => clients.all.every((client) => client.isUp()),
    check: () => checkAll(clients.all),
    begin,
    ask: (key) => ask(clients.of(key.country), key),
    capture: (key) => capture(clients.of(key.country), key),
    cancel: (key) => cancel(clients.of(key.country), key),
    refund: (key, order) => refund(clients.of(key.country), key, order),
    list: (since) => listPayments(clients.all, since),
    readWebhook: (webhook) => readTabbyWebhook(webhook, settings.tabbyWebhookSecrets),
    offer: cacheOffers(offer, settings.timeScale),
  };
}

/** Every address must answer: the key of one is refused at the other. */
async function checkAll(clients: readonly GatewayClient[]): Promise<PartnerCheck> {
  const checks = await Promise.all(clients.map((client) => client.check("GET", "/api/v2/payments?limit=1")));
  return checks.find(({ answers }) => !answers) ?? checks[0] ?? { answers: false, detail: "no address" };
}
