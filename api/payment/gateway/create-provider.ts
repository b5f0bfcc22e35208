import { offerPlans } from "./offer-plans.ts";
import type { Evidence, ListedPayment, PaymentOrder, PaymentProvider } from "./payment-port.ts";
import { createProviderClient, type PaymentSettings, type ProviderClient } from "./provider-client.ts";
import type { ProviderRow } from "./provider-row.ts";
import { readEvidence, readListPage, refusedEvidence } from "./read-evidence.ts";
import { readWebhook } from "./read-webhook.ts";

const SILENT: Evidence = { kind: "silent" };
/** Statuses that say a deed was understood and refused, so that nothing of it was done. */
const REFUSED = new Set([400, 422]);
/** A list that does not end by then is no list. */
const MOST_PAGES = 1_000;

/** A provider that speaks the protocol of `docs/partners/payment.md`, whatever it is called. */
export function createProvider(
  { name, methods, instalments }: ProviderRow,
  settings: PaymentSettings,
): PaymentProvider {
  const line = createProviderClient(name, settings);
  const at = (paymentId: string, deed = "") => `/payments/${encodeURIComponent(paymentId)}${deed}`;
  const tell = async (paymentId: string, deed: string) => {
    const answer = await line.post(at(paymentId, deed), {});
    if (answer?.status === 404) return { kind: "missing" } as const;
    return answer?.status === 200 ? readEvidence(answer.json, paymentId) : SILENT;
  };
  return {
    name,
    methods,
    begin: (order) => begin(line, name, order),
    ask: async (paymentId) => {
      const answer = await line.get(at(paymentId));
      if (answer?.status === 404) return { kind: "missing" };
      return answer?.status === 200 ? readEvidence(answer.json, paymentId) : SILENT;
    },
    capture: (paymentId) => tell(paymentId, "/capture"),
    cancel: (paymentId) => tell(paymentId, "/cancel"),
    refund: async ({ refundId, paymentId, amountMinor }) => {
      const answer = await line.post(at(paymentId, "/refunds"), { id: refundId, amount: amountMinor });
      if (answer?.status === 200) return true;
      return answer && REFUSED.has(answer.status) ? false : null;
    },
    list: (since) => listAll(line, since),
    readWebhook: (body, headers, now) => readWebhook(body, headers, now, settings.paymentWebhookSecrets),
    ...(instalments ? { offer: (order) => offerPlans(line, order) } : {}),
  };
}

async function begin(line: ProviderClient, name: string, order: PaymentOrder): Promise<Evidence> {
  const { paymentId, amountMinor, currency, token, planId, returnUrl, language, buyer } = order;
  const answer = await line.post("/payments", {
    id: paymentId,
    amount: amountMinor,
    currency,
    capture: false,
    returnUrl,
    webhookUrl: new URL(`/api/payment-api/webhook/${name}`, returnUrl).href,
    language,
    ...(token ? { token } : {}),
    ...(planId ? { plan: planId } : {}),
    // A gateway of cards needs to know nobody; who lends money does.
    ...(planId ? { phone: buyer.phone, email: buyer.email, name: `${buyer.firstName} ${buyer.lastName}` } : {}),
  });
  if (!answer) return SILENT;
  if (REFUSED.has(answer.status)) return refusedEvidence;
  return answer.status === 200 ? readEvidence(answer.json, paymentId) : SILENT;
}

async function listAll(line: ProviderClient, since: Date): Promise<ListedPayment[] | null> {
  const all: ListedPayment[] = [];
  let from = 0;
  for (let page = 0; page < MOST_PAGES; page++) {
    const answer = await line.get(`/payments?since=${encodeURIComponent(since.toISOString())}&from=${from}`);
    const read = answer?.status === 200 ? readListPage(answer.json) : null;
    if (!read) return null;
    all.push(...read.payments);
    if (read.next === null) return all;
    from = read.next;
  }
  return null;
}
