import { z } from "zod";
import type { GatewayClient } from "#api/payment/gateway/gateway-client.ts";
import type { Evidence } from "#api/payment/gateway/payment-port.ts";
import { faultPoint } from "#api/platform/fault/fault-point.ts";
import { evidenceOf, readOrder, type TamaraOrder } from "./tamara-order.ts";

/** Why there is no order. */
type NoOrder = "missing" | "silent";

/** The word of an order that its guest has approved and we have not. */
const APPROVED = "approved";

/** The order of a payment, by our id. */
export async function findOrder(client: GatewayClient, paymentId: string): Promise<TamaraOrder | NoOrder> {
  const answer = await client.get(`/merchants/orders/reference-id/${encodeURIComponent(paymentId)}`);
  if (answer?.status === 404) return "missing";
  return (answer?.status === 200 && readOrder(answer.json, paymentId)) || "silent";
}

/** The same; an order that the guest has approved is authorised at once, because only we can do so. */
export async function findAuthorised(client: GatewayClient, paymentId: string): Promise<TamaraOrder | NoOrder> {
  const order = await findOrder(client, paymentId);
  return typeof order !== "string" && order.status === APPROVED ? authorise(client, order) : order;
}

export async function askOrder(client: GatewayClient, paymentId: string): Promise<Evidence> {
  const order = await findAuthorised(client, paymentId);
  return typeof order === "string" ? { kind: order } : evidenceOf(order);
}

const Authorised = z.object({ order_id: z.string(), status: z.string().max(60) });

async function authorise(client: GatewayClient, order: TamaraOrder): Promise<TamaraOrder | NoOrder> {
  const answer = await client.post(`/orders/${encodeURIComponent(order.order_id)}/authorise`, { body: {} });
  await faultPoint("K96");
  // Another question, or another process, was faster.
  if (answer?.status === 409) return readAgain(client, order.order_reference_id);
  const read = answer?.status === 200 ? Authorised.safeParse(answer.json) : null;
  if (!read?.success || read.data.order_id !== order.order_id) return "silent";
  return { ...order, status: read.data.status };
}

async function readAgain(client: GatewayClient, paymentId: string): Promise<TamaraOrder | NoOrder> {
  const order = await findOrder(client, paymentId);
  return typeof order !== "string" && order.status === APPROVED ? "silent" : order;
}
