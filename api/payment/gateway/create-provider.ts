import { listPages } from "#api/platform/http-client/list-pages.ts";
import { type Gateway, isLender, methodRow, needsToken, paymentMethods } from "#domain/payment/methods.ts";
import { offerPlans } from "./offer-plans.ts";
import type { Evidence, PaymentOrder, PaymentProvider, TokenCard } from "./payment-port.ts";
import { createProviderClient, type PaymentSettings, type ProviderClient } from "./provider-client.ts";
import { readEvidence, readListPage, readTokenBrand, refusedEvidence } from "./read-evidence.ts";
import { readWebhook } from "./read-webhook.ts";

const SILENT: Evidence = { kind: "silent" };
/** Statuses of a call that was understood and refused, so nothing was done. */
const REFUSED = new Set([400, 422]);

/** A provider with the protocol of `docs/partners/payment.md`. */
export function createProvider(name: Gateway, settings: PaymentSettings): PaymentProvider {
  const methods = paymentMethods.filter((method) => methodRow(method).gateway === name);
  const client = createProviderClient(name, settings);
  const pathOf = (paymentId: string, action = "") => `/payments/${encodeURIComponent(paymentId)}${action}`;
  const command = async (paymentId: string, action: string) => {
    const answer = await client.post(pathOf(paymentId, action), {});
    if (answer?.status === 404) return { kind: "missing" } as const;
    return answer?.status === 200 ? readEvidence(answer.json, paymentId) : SILENT;
  };
  return {
    name,
    begin: (order) => begin(client, name, order),
    ask: async (paymentId) => {
      const answer = await client.get(pathOf(paymentId));
      if (answer?.status === 404) return { kind: "missing" };
      return answer?.status === 200 ? readEvidence(answer.json, paymentId) : SILENT;
    },
    capture: (paymentId) => command(paymentId, "/capture"),
    cancel: (paymentId) => command(paymentId, "/cancel"),
    abandon: (paymentId) => command(paymentId, "/abandon"),
    refund: async ({ refundId, paymentId, amountMinor }) => {
      const answer = await client.post(pathOf(paymentId, "/refunds"), { id: refundId, amount: amountMinor });
      if (answer?.status === 200) return true;
      return answer && REFUSED.has(answer.status) ? false : null;
    },
    list: (since) => listPages(client, "/payments", since, readListPage),
    readWebhook: (body, headers, now) => readWebhook(body, headers, now, settings.paymentWebhookSecrets),
    ...(methods.some(needsToken) ? { readToken: (token) => readTokenCard(client, token) } : {}),
    ...(methods.some(isLender) ? { offer: (order) => offerPlans(client, order) } : {}),
  };
}

/** The brand of a token. A lost answer is asked for once more, because without it nobody can pay. */
async function readTokenCard(client: ProviderClient, token: string): Promise<TokenCard> {
  const ask = () => client.get(`/tokens/${encodeURIComponent(token)}`);
  const answer = (await ask()) ?? (await ask());
  if (answer?.status === 404) return { kind: "unknown" };
  return answer?.status === 200 ? readTokenBrand(answer.json) : { kind: "silent" };
}

async function begin(client: ProviderClient, name: string, order: PaymentOrder): Promise<Evidence> {
  const { paymentId, amountMinor, currency, token, planId, returnUrl, language, challenge, buyer } = order;
  const answer = await client.post("/payments", {
    id: paymentId,
    amount: amountMinor,
    currency,
    capture: false,
    returnUrl,
    webhookUrl: new URL(`/api/payment-api/webhook/${name}`, returnUrl).href,
    language,
    ...(challenge === "required" ? { challenge } : {}),
    ...(token ? { token } : {}),
    ...(planId ? { plan: planId } : {}),
    // Only a lender needs the identity of the buyer.
    ...(planId ? { phone: buyer.phone, email: buyer.email, name: `${buyer.firstName} ${buyer.lastName}` } : {}),
  });
  if (!answer) return SILENT;
  if (REFUSED.has(answer.status)) return refusedEvidence;
  return answer.status === 200 ? readEvidence(answer.json, paymentId) : SILENT;
}
