import type { GatewayClient } from "#api/payment/gateway/gateway-client.ts";
import type { Evidence, PaymentOrder } from "#api/payment/gateway/payment-port.ts";
import { failureCode } from "./failure-code.ts";
import { readEvidence } from "./read-payment.ts";
import { errorType, isRefusal } from "./read-refusal.ts";

/**
 * Sends a payment. Its id at Moyasar is ours, so a second call with it charges nothing: it is answered with
 * `used_given_id`, and `ask` reads what the first one did.
 */
export async function beginPayment(
  client: GatewayClient,
  order: PaymentOrder,
  ask: () => Promise<Evidence>,
): Promise<Evidence> {
  const answer = await client.post("/payments", {
    body: bodyOf(order),
    headers: { "accept-language": order.language },
  });
  if (answer?.status === 201) return readEvidence(answer.json, order.paymentId);
  if (!answer) return { kind: "silent" };
  const type = errorType(answer);
  if (type === "used_given_id") return ask();
  return isRefusal(answer) ? { kind: "declined", failureCode: failureCode({ message: type }) } : { kind: "silent" };
}

/** `manual` holds the money until we capture it; 3-D Secure is always asked for. */
function bodyOf({ paymentId, amountMinor, currency, orderNumber, returnUrl, proof, token }: PaymentOrder) {
  return {
    given_id: paymentId,
    amount: amountMinor,
    currency,
    description: orderNumber,
    callback_url: returnUrl,
    metadata: { proof },
    source: { type: "token", token, "3ds": true, manual: true },
  };
}
