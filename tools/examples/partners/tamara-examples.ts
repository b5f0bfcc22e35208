import { toMinorUnits } from "#domain/money/minor-units.ts";
import type { AnswerExample, Example, PartnerExamples, Reading } from "../example.ts";
import { gatewayAt, keyWith, orderWith } from "../gateway-at.ts";

type Money = { amount: number; currency: "SAR" };
type Order = { order_id: string; authorized_amount?: Money; captured_amount?: Money; refunded_amount?: Money };

const at = (url: string, precheck = "none") => gatewayAt("tamara", { TAMARA_URL: url, TAMARA_PRECHECK: precheck });
const minor = ({ amount, currency }: Money) => toMinorUnits(amount, currency);
const NOTHING: Money = { amount: 0, currency: "SAR" };

export const tamaraExamples: PartnerExamples = { folder: "tamara", readingOf };

function readingOf(example: Example): Reading | null {
  if (example.kind === "webhook") return null;
  const { path } = example;
  if (path === "/checkout") return begin(example);
  if (path.endsWith("/authorise")) return authorise(example);
  if (path === "/payments/capture") return capture(example);
  if (path.startsWith("/payments/simplified-refund/")) return refund(example);
  return path.startsWith("/pre-checkout/") ? precheck(example) : null;
}

function begin({ status, body }: AnswerExample): Reading {
  const order = orderWith({ method: "tamara", planId: "tamara-3", token: null });
  return { respond: () => ({ status, body }), read: (url) => at(url).begin(order), expected: "challenge" };
}

/** The order for which a call is made; the example has only its id and the amount. */
function orderOf({ order_id }: Order, total: Money, { status, paymentId }: { status: string; paymentId: string }) {
  return { order_id, order_reference_id: paymentId, status, total_amount: total };
}

function authorise({ status, body }: AnswerExample): Reading {
  const order = body as Order;
  const total = order.authorized_amount ?? NOTHING;
  const key = keyWith({ reference: order.order_id }, { amountMinor: minor(total), currency: total.currency });
  const before = orderOf(order, total, { status: "approved", paymentId: key.paymentId });
  return {
    respond: (method) => (method === "GET" ? { status: 200, body: before } : { status, body }),
    read: (url) => at(url).ask(key),
    expected: "authorised",
  };
}

function capture({ status, body }: AnswerExample): Reading {
  const order = body as Order;
  const total = order.captured_amount ?? NOTHING;
  const key = keyWith({ reference: order.order_id }, { amountMinor: minor(total), currency: total.currency });
  return { respond: () => ({ status, body }), read: (url) => at(url).capture(key), expected: "captured" };
}

function refund({ status, body }: AnswerExample): Reading {
  const order = body as Order;
  const total = order.refunded_amount ?? NOTHING;
  const key = keyWith({ reference: order.order_id }, { amountMinor: minor(total), currency: total.currency });
  const before = orderOf(order, total, { status: "fully_captured", paymentId: key.paymentId });
  return {
    respond: (method) => (method === "GET" ? { status: 200, body: before } : { status, body }),
    read: (url) => at(url).refund(key, { refundId: "refund-of-this-check", amountMinor: minor(total) }),
    expected: "true",
  };
}

function precheck({ status, path, body }: AnswerExample): Reading {
  const order = orderWith({ method: "tamara", token: null });
  const { is_eligible: isEligible } = body as { is_eligible?: boolean };
  return {
    respond: () => ({ status, body }),
    read: async (url) => at(url, path).offer?.(order),
    expected: isEligible ? "available" : "not available",
  };
}
