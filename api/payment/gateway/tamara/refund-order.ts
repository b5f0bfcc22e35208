import { z } from "zod";
import type { GatewayClient } from "#api/payment/gateway/gateway-client.ts";
import type { PaymentKey, PaymentRefund } from "#api/payment/gateway/payment-port.ts";
import { findOrder } from "./ask-order.ts";
import { toTamara } from "./tamara-money.ts";
import { hasRefund } from "./tamara-order.ts";

/** Statuses of a call that was understood and refused. */
const REFUSED = new Set([400, 422]);

const Refunded = z.object({ order_id: z.string(), refund_id: z.string().min(1) });

/** Refunds a part of an order. It is read first, so that a repeated call finds its refund; its id is a key at Tamara too. */
export async function refundOrder(
  client: GatewayClient,
  { paymentId, currency }: PaymentKey,
  { refundId, amountMinor }: PaymentRefund,
): Promise<boolean | null> {
  const order = await findOrder(client, paymentId);
  if (typeof order === "string") return null;
  if (hasRefund(order, refundId)) return true;
  const answer = await client.post(`/payments/simplified-refund/${encodeURIComponent(order.order_id)}`, {
    body: {
      total_amount: toTamara(amountMinor, currency),
      comment: "Refund of a booking",
      merchant_refund_id: refundId,
    },
  });
  if (answer && REFUSED.has(answer.status)) return false;
  const read = answer?.status === 200 ? Refunded.safeParse(answer.json) : null;
  return read?.success && read.data.order_id === order.order_id ? true : null;
}
