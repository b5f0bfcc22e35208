import type { GatewayClient } from "#api/payment/gateway/gateway-client.ts";
import { getAnswer, paymentPath } from "./checkout-client.ts";
import { type PaymentAction, PaymentActions } from "./payment-answer.ts";

/** Everything that was ordered for a payment, the latest first; `null` without a valid answer. */
export async function readActions(client: GatewayClient, reference: string): Promise<PaymentAction[] | null> {
  const answer = await getAnswer(client, paymentPath(reference, "/actions"));
  const read = answer?.status === 200 ? PaymentActions.safeParse(answer.json) : null;
  return read?.success ? read.data : null;
}

/** `null` until the bank has decided. */
export function isApproved({ approved, response_code: code }: PaymentAction): boolean | null {
  if (approved === true && code?.startsWith("1")) return true;
  return approved === false && code ? false : null;
}
