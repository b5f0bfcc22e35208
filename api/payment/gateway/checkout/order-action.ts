import type { GatewayClient } from "#api/payment/gateway/gateway-client.ts";
import type { Evidence, PaymentKey } from "#api/payment/gateway/payment-port.ts";
import { askPayment } from "./ask-payment.ts";
import { paymentPath, postOnce, SILENT } from "./checkout-client.ts";
import { isApproved, readActions } from "./read-actions.ts";

type Action = { path: string; type: string; key: string; body: unknown; asksFirst?: true };

export function capturePayment(client: GatewayClient, key: PaymentKey): Promise<Evidence> {
  const { paymentId, amountMinor } = key;
  const body = { amount: amountMinor, reference: paymentId };
  return order(client, key, { path: "/captures", type: "Capture", key: `capture-${paymentId}`, body });
}

/** Asks first: mada and KNET know no void, and a guest at the bank has nothing to void yet. */
export function voidPayment(client: GatewayClient, key: PaymentKey): Promise<Evidence> {
  const { paymentId } = key;
  const names = { path: "/voids", type: "Void", key: `void-${paymentId}` };
  return order(client, key, { ...names, body: { reference: paymentId }, asksFirst: true });
}

/**
 * Orders it and asks. The company only accepts it: until the bank has decided, the payment is as it was. Refused (403)
 * means that the payment is in another state, perhaps because an earlier call did it.
 */
async function order(client: GatewayClient, key: PaymentKey, action: Action): Promise<Evidence> {
  const known = action.asksFirst || key.reference === null ? await askPayment(client, key) : null;
  if (known && known.kind !== "authorised") return known;
  const reference = key.reference ?? known?.reference;
  if (!reference) return SILENT;
  if (!(await postOnce(client, paymentPath(reference, action.path), action))) return SILENT;
  const after = await askPayment(client, { ...key, reference });
  return after.kind === "authorised" && (await orderAgain(client, reference, action))
    ? askPayment(client, { ...key, reference })
    : after;
}

/** For a day the key of an order that the bank declined later answers with that order, so the next one has another key. */
async function orderAgain(client: GatewayClient, reference: string, action: Action): Promise<boolean> {
  const actions = await readActions(client, reference);
  const earlier = (actions ?? []).filter(({ type }) => type === action.type).map(isApproved);
  if (earlier.length === 0 || earlier.some((approved) => approved !== false)) return false;
  const key = `${action.key}-${earlier.length}`;
  return (await postOnce(client, paymentPath(reference, action.path), { key, body: action.body })) !== null;
}
