import { z } from "zod";
import type { GatewayClient } from "#api/payment/gateway/gateway-client.ts";
import type { Evidence, PaymentKey, PaymentRefund } from "#api/payment/gateway/payment-port.ts";
import { fromMinorUnits } from "#domain/money/minor-units.ts";
import { readEvidence, readPayment } from "./read-payment.ts";

const SILENT: Evidence = { kind: "silent" };
const MISSING: Evidence = { kind: "missing" };
const REASON = "guest_refund";

/** Another 404 comes from an address that is not Tabby's API. */
const NotFound = z.object({ errorType: z.literal("not_found") });
type Answer = Awaited<ReturnType<GatewayClient["get"]>>;

/** Asks by Tabby's id: it cannot be asked by ours. */
export async function ask(client: GatewayClient, key: PaymentKey): Promise<Evidence> {
  return key.reference === null ? MISSING : evidenceOf(await client.get(pathOf(key)), key);
}

export function capture(client: GatewayClient, key: PaymentKey): Promise<Evidence> {
  const body = { amount: fromMinorUnits(key.amountMinor, key.currency), reference_id: `capture-${key.paymentId}` };
  return command(client, key, "/captures", { body });
}

/** Closes a payment of which nothing was captured: Tabby then charges the guest nothing. */
export function cancel(client: GatewayClient, key: PaymentKey): Promise<Evidence> {
  return command(client, key, "/close", {});
}

/** A refused command may have been done before, so the status decides. */
async function command(
  client: GatewayClient,
  key: PaymentKey,
  action: string,
  call: { body?: unknown },
): Promise<Evidence> {
  if (key.reference === null) return MISSING;
  const answer = await client.post(pathOf(key, action), call);
  return answer?.status === 400 ? ask(client, key) : evidenceOf(answer, key);
}

function evidenceOf(answer: Answer, key: PaymentKey): Evidence {
  if (answer?.status === 404) return NotFound.safeParse(answer.json).success ? MISSING : SILENT;
  return answer?.status === 200 ? readEvidence(answer.json, key) : SILENT;
}

/** A bad request, or a payment in a dispute between guest and merchant. */
const REFUSED = new Set([400, 409]);

/** Reads before it sends: a refund that is there was done before, whatever became of its answer. */
export async function refund(
  client: GatewayClient,
  key: PaymentKey,
  { refundId, amountMinor }: PaymentRefund,
): Promise<boolean | null> {
  if (key.reference === null) return null;
  const before = refundIdsOf(await client.get(pathOf(key)), key);
  if (before === null) return null;
  if (before.includes(refundId)) return true;
  const body = { amount: fromMinorUnits(amountMinor, key.currency), reference_id: refundId, reason: REASON };
  const answer = await client.post(pathOf(key, "/refunds"), { body });
  if (answer && REFUSED.has(answer.status)) return false;
  return refundIdsOf(answer, key)?.includes(refundId) ? true : null;
}

function refundIdsOf(answer: Answer, { reference }: PaymentKey): string[] | null {
  const payment = answer?.status === 200 ? readPayment(answer.json) : null;
  if (payment?.id !== reference) return null;
  return (payment.refunds ?? []).flatMap(({ reference_id: id }) => id ?? []);
}

function pathOf({ reference }: PaymentKey, action = ""): string {
  return `/api/v2/payments/${encodeURIComponent(reference ?? "")}${action}`;
}
