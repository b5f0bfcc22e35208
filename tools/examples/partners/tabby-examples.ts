import { DEMO_WEBHOOK_SECRET } from "#api/platform/settings/payment-rows.ts";
import { toMinorUnits } from "#domain/money/minor-units.ts";
import type { AnswerExample, Example, PartnerExamples, Reading, WebhookExample } from "../example.ts";
import { gatewayAt, keyWith, orderWith } from "../gateway-at.ts";

type Movement = { amount: string; reference_id: string };
type Payment = { id: string; amount: string; currency: "AED"; captures?: Movement[]; refunds?: Movement[] };

const at = (url: string) => gatewayAt("tabby", { TABBY_URLS: `*:${url}` });

export const tabbyExamples: PartnerExamples = { folder: "tabby", readingOf };

function readingOf(example: Example): Reading | null {
  if (example.kind === "webhook") return webhook(example);
  const action = example.path.split("/").at(-1);
  if (action === "checkout") return begin(example);
  if (action === "captures") return capture(example);
  return action === "refunds" ? refund(example) : null;
}

function begin({ status, body }: AnswerExample): Reading {
  const { amount, currency } = (body as { payment: Payment }).payment;
  const order = orderWith({
    method: "tabby",
    country: "AE",
    currency,
    amountMinor: toMinorUnits(amount, currency),
    planId: "installments",
    token: null,
  });
  return { respond: () => ({ status, body }), read: (url) => at(url).begin(order), expected: "challenge" };
}

function keyOf(payment: Payment) {
  const { id: reference, amount, currency } = payment;
  return keyWith({ reference, country: "AE" }, { amountMinor: toMinorUnits(amount, currency), currency });
}

function capture({ status, body }: AnswerExample): Reading {
  const key = keyOf(body as Payment);
  return { respond: () => ({ status, body }), read: (url) => at(url).capture(key), expected: "captured" };
}

/** Before the refund the payment is without it. */
function refund({ status, body }: AnswerExample): Reading {
  const payment = body as Payment;
  const { amount = "0", reference_id: refundId = "" } = payment.refunds?.[0] ?? {};
  const amountMinor = toMinorUnits(amount, payment.currency);
  return {
    respond: (method) => ({ status, body: method === "GET" ? { ...payment, refunds: [] } : body }),
    read: (url) => at(url).refund(keyOf(payment), { refundId, amountMinor }),
    expected: "true",
  };
}

function webhook({ body }: WebhookExample): Reading {
  const { order } = body as { order: { reference_id: string } };
  return {
    respond: () => ({ status: 500, body }),
    read: async (url, sent) =>
      at(url).readWebhook({
        body: Buffer.from(JSON.stringify(sent)),
        headers: { "x-webhook-secret": DEMO_WEBHOOK_SECRET },
        query: {},
        now: new Date(),
      }),
    expected: `signal ${order.reference_id}`,
  };
}
