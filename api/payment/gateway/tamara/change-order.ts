import { z } from "zod";
import type { GatewayClient } from "#api/payment/gateway/gateway-client.ts";
import type { Evidence, PaymentKey } from "#api/payment/gateway/payment-port.ts";
import { askOrder, findAuthorised, findOrder } from "./ask-order.ts";
import { fromTamara, TamaraMoney, toTamara } from "./tamara-money.ts";
import { evidenceOf, kindOf, SILENT, STRANGE } from "./tamara-order.ts";

const Captured = z.object({ order_id: z.string(), status: z.string().max(60), captured_amount: TamaraMoney });
const Canceled = z.object({ order_id: z.string(), status: z.string().max(60) });

/** Captures the whole order. A refused call, such as a repeated one, is answered by the state of the order. */
export async function captureOrder(client: GatewayClient, key: PaymentKey): Promise<Evidence> {
  const orderId = await orderIdOf(client, key);
  if (orderId === "missing" || orderId === "silent") return { kind: orderId };
  const answer = await client.post("/payments/capture", { body: captureOf(key, orderId) });
  if (!answer) return SILENT;
  const read = answer.status === 200 ? Captured.safeParse(answer.json) : null;
  if (!read?.success || read.data.order_id !== orderId) return askOrder(client, key.paymentId);
  const { status, captured_amount } = read.data;
  const amountMinor = fromTamara(captured_amount);
  if (kindOf(status) !== "captured" || amountMinor === null) return STRANGE;
  const { currency } = captured_amount;
  return { kind: "captured", reference: orderId, amountMinor, currency, refundedMinor: 0 };
}

function captureOf({ amountMinor, currency, createdAt, paymentId }: PaymentKey, orderId: string) {
  return {
    order_id: orderId,
    total_amount: toTamara(amountMinor, currency),
    // Tamara requires a shipment. A booking has none; the same words in every call keep repeated ones alike.
    shipping_info: {
      shipped_at: createdAt.toISOString(),
      shipping_company: "Booking without delivery",
      tracking_number: paymentId,
    },
  };
}

/** Cancels an authorised order. One that the guest has approved is authorised first; one that waits for its guest stays. */
export async function cancelOrder(client: GatewayClient, { paymentId }: PaymentKey): Promise<Evidence> {
  const order = await findAuthorised(client, paymentId);
  if (typeof order === "string") return { kind: order };
  const now = evidenceOf(order);
  if (now.kind !== "authorised") return now;
  const path = `/orders/${encodeURIComponent(order.order_id)}/cancel`;
  const answer = await client.post(path, { body: { total_amount: order.total_amount } });
  if (!answer) return SILENT;
  const read = answer.status === 200 ? Canceled.safeParse(answer.json) : null;
  if (!read?.success || read.data.order_id !== order.order_id) return askOrder(client, paymentId);
  return kindOf(read.data.status) === "voided" ? { ...now, kind: "voided" } : STRANGE;
}

async function orderIdOf(client: GatewayClient, { paymentId, reference }: PaymentKey): Promise<string> {
  if (reference !== null) return reference;
  const order = await findOrder(client, paymentId);
  return typeof order === "string" ? order : order.order_id;
}
