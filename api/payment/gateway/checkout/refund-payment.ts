import type { GatewayClient } from "#api/payment/gateway/gateway-client.ts";
import type { PaymentKey, PaymentRefund } from "#api/payment/gateway/payment-port.ts";
import { faultPoint } from "#api/platform/fault/fault-point.ts";
import { askPayment } from "./ask-payment.ts";
import { paymentPath, postOnce } from "./checkout-client.ts";
import { isApproved, readActions } from "./read-actions.ts";

const REFUSED = new Set([400, 403, 422]);

/**
 * Reads before it sends: the company forgets a key after a day, and its actions name every refund by our id. An action
 * that is not declined is the refund itself, however often this is called.
 */
export async function refundPayment(
  client: GatewayClient,
  key: PaymentKey,
  { refundId, amountMinor }: PaymentRefund,
): Promise<boolean | null> {
  const reference = key.reference ?? (await askPayment(client, key)).reference;
  if (!reference) return null;
  const before = await stateOf(client, reference, refundId);
  if (before !== "none") return before;
  await faultPoint("K95");
  const body = { amount: amountMinor, reference: refundId };
  const answer = await postOnce(client, paymentPath(reference, "/refunds"), { key: refundId, body });
  if (!answer) return null;
  const after = await stateOf(client, reference, refundId);
  if (after !== "none") return after;
  return REFUSED.has(answer.status) ? false : null;
}

/** What the bank decided about the refund with this id; `null` when it has not, or nobody answers. */
async function stateOf(client: GatewayClient, reference: string, refundId: string): Promise<boolean | null | "none"> {
  const actions = await readActions(client, reference);
  if (!actions) return null;
  const states = actions.filter((each) => each.type === "Refund" && each.reference === refundId).map(isApproved);
  if (states.length === 0) return "none";
  if (states.includes(true)) return true;
  return states.includes(null) ? null : false;
}
