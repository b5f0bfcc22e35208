import type { GatewayClient } from "#api/payment/gateway/gateway-client.ts";
import type { Capabilities, Evidence, PaymentGateway, PaymentKey } from "#api/payment/gateway/payment-port.ts";
import type { PartnerSettings } from "#api/platform/settings/payment-partners.ts";
import { beginPayment } from "./begin-payment.ts";
import { listPayments } from "./list-payments.ts";
import { createMoyasarClient } from "./moyasar-client.ts";
import { readEvidence, readPayment } from "./read-payment.ts";
import { isRefusal, isUnknown } from "./read-refusal.ts";
import { readToken } from "./read-token.ts";
import { readWebhook } from "./read-webhook.ts";

/** A token dies after 15 minutes; nothing names a refund, only the total of a payment is known. */
export const moyasarCapabilities: Capabilities = {
  settleMs: { token: 16 * 60_000, redirect: 0 },
  refundBy: "total",
  lists: true,
};

/** Moyasar as in `docs/partners/moyasar.md`. */
export function createMoyasar(settings: PartnerSettings<"moyasar">): PaymentGateway {
  const { moyasarPublicKey: publicKey, moyasarUrl, moyasarWebhookTokens: secrets } = settings;
  const client = createMoyasarClient(settings);
  const ask = ({ paymentId }: Pick<PaymentKey, "paymentId">) => askPayment(client, paymentId);
  return {
    name: "moyasar",
    capabilities: moyasarCapabilities,
    takesNew: true,
    isDown: client.isDown,
    isUp: client.isUp,
    check: () => client.check("GET", "/payments?page=1"),
    begin: (order) => beginPayment(client, order, () => ask(order)),
    ask,
    capture: async ({ paymentId, amountMinor }) => act(client, paymentId, "capture", { amount: amountMinor }),
    cancel: async ({ paymentId }) => {
      const now = await askPayment(client, paymentId);
      // Moyasar would also void what was captured and not yet settled, which is a refund that nobody ordered.
      return now.kind === "authorised" ? act(client, paymentId, "void", {}) : now;
    },
    refund: ({ paymentId }, { amountMinor }) => refund(client, paymentId, amountMinor),
    list: (since) => listPayments(client, since),
    readWebhook: ({ body }) => readWebhook(body, secrets),
    readToken: (token) => readToken(client, token),
    cardSession: async () => ({ gateway: "moyasar", publicKey, session: { url: moyasarUrl.replace(/\/$/, "") } }),
  };
}

function pathOf(paymentId: string, action = ""): string {
  return `/payments/${encodeURIComponent(paymentId)}${action}`;
}

async function askPayment(client: GatewayClient, paymentId: string): Promise<Evidence> {
  const answer = await client.get(pathOf(paymentId));
  if (answer && isUnknown(answer)) return { kind: "missing" };
  return answer?.status === 200 ? readEvidence(answer.json, paymentId) : { kind: "silent" };
}

/** Refused means that the payment is in another state, perhaps because an earlier call did it: then we ask. */
async function act(
  client: GatewayClient,
  paymentId: string,
  action: "capture" | "void",
  body: unknown,
): Promise<Evidence> {
  const answer = await client.post(pathOf(paymentId, `/${action}`), { body });
  if (!answer) return { kind: "silent" };
  return answer.status === 200 ? readEvidence(answer.json, paymentId) : askPayment(client, paymentId);
}

/**
 * Exactly one call: Moyasar refunds again when it is repeated. Whoever calls this reads the total before and after it.
 */
async function refund(client: GatewayClient, paymentId: string, amountMinor: number): Promise<boolean | null> {
  const answer = await client.post(pathOf(paymentId, "/refund"), { body: { amount: amountMinor } });
  if (!answer) return null;
  if (isRefusal(answer)) return false;
  const payment = answer.status === 200 ? readPayment(answer.json) : null;
  const isDone = payment?.id === paymentId && payment.refunded >= amountMinor;
  return isDone ? true : null;
}
