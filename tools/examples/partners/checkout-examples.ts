import { createHmac } from "node:crypto";
import { DEMO_WEBHOOK_SECRET } from "#api/platform/settings/payment-rows.ts";
import type { AnswerExample, Example, PartnerExamples, Reading, WebhookExample } from "../example.ts";
import { gatewayAt, keyWith, orderWith } from "../gateway-at.ts";

type Payment = {
  id?: string;
  reference?: string;
  status?: string;
  amount?: number;
  _links?: { redirect?: { href?: string } };
};

const at = (url: string) => gatewayAt("checkout", { CHECKOUT_URL: url });
const MONEY = { amountMinor: 1_000, currency: "USD" };

export const checkoutExamples: PartnerExamples = { folder: "checkout", readingOf };

function readingOf(example: Example): Reading | null {
  if (example.kind === "webhook") return webhook(example);
  const { method, path, body } = example;
  const call = `${method} ${path.replace(/pay_\w+/, "{id}")}`;
  if (call === "POST /payments") return begin(example);
  if (call === "GET /payments/{id}") return ask(example, body as Payment);
  if (call.startsWith("GET /payments?reference=")) return askByReference(example);
  if (call === "POST /payments/search") return search(example);
  if (call === "POST /metadata/card") return metadata(example);
  if (call === "POST /payment-sessions") return session(example);
  return null;
}

const kinds: Record<string, string> = {
  authorized: "authorised",
  captured: "captured",
  declined: "declined",
  voided: "voided",
};

/** A page of the bank without an address is none: then the bank is still deciding. */
function kindOf({ status = "", _links }: Payment): string {
  if (status === "Pending") return _links?.redirect?.href ? "challenge" : "pending";
  return kinds[status.toLowerCase()] ?? "silent";
}

/** A definite refusal, an answer that says nothing, or a payment. */
function begin({ status, body }: AnswerExample): Reading {
  const payment = body as Payment;
  const expected = status >= 500 ? "silent" : status >= 400 ? "declined" : kindOf(payment);
  const { reference: paymentId } = payment;
  return {
    respond: () => ({ status, body }),
    read: (url) => at(url).begin(orderWith(paymentId ? { paymentId } : {})),
    expected,
  };
}

/** A payment without a reference of ours is that of somebody else. */
function ask({ status, body }: AnswerExample, { id, reference }: Payment): Reading {
  return {
    respond: (_method, path) => (path.endsWith("/actions") ? { status: 200, body: [] } : { status, body }),
    read: (url) =>
      at(url).ask(keyWith({ reference: id ?? null, ...(reference ? { paymentId: reference } : {}) }, MONEY)),
    expected: reference ? kindOf(body as Payment) : "silent",
  };
}

function askByReference({ status, path, body }: AnswerExample): Reading {
  const paymentId = new URL(path, "http://any.invalid").searchParams.get("reference") ?? "";
  const [only] = (body as { data: Payment[] }).data;
  return {
    respond: () => ({ status, body }),
    read: (url) => at(url).ask(keyWith({ paymentId }, MONEY)),
    expected: only ? kindOf(only) : "missing",
  };
}

function search({ status, body }: AnswerExample): Reading {
  return {
    respond: (method) => (method === "POST" ? { status, body } : { status: 200, body: { data: [] } }),
    read: (url) => at(url).list(new Date(0)),
    expected: "list",
  };
}

function metadata({ status, body }: AnswerExample): Reading {
  const { scheme = "" } = body as { scheme?: string };
  return {
    respond: () => ({ status, body }),
    read: async (url) => at(url).readToken?.("tok_of_this_check"),
    expected: scheme.toLowerCase(),
  };
}

function session({ status, body }: AnswerExample): Reading {
  return {
    respond: () => ({ status, body }),
    read: async (url) => at(url).cardSession?.(orderWith({})),
    expected: status === 201 ? "unreadable" : "null",
  };
}

/** Signed by us as the company would, because examples have no signature; its reference is of another merchant. */
function webhook({ body }: WebhookExample): Reading {
  return {
    respond: () => ({ status: 500, body }),
    read: async (url, sent) => {
      const raw = Buffer.from(JSON.stringify(sent));
      const signature = createHmac("sha256", DEMO_WEBHOOK_SECRET).update(raw).digest("hex");
      return at(url).readWebhook({ body: raw, headers: { "cko-signature": signature }, query: {}, now: new Date() });
    },
    expected: "ignored",
  };
}
