import { createHash } from "node:crypto";
import { z } from "zod";
import type { PaymentSignal, Webhook, WebhookRefusal } from "#api/payment/gateway/payment-port.ts";
import { verifyToken } from "./verify-token.ts";

const BEARER = /^Bearer (\S+)$/i;

const Notification = z.object({
  order_reference_id: z.string().min(1).max(60),
  order_status: z.string().max(60).nullish(),
  event_type: z.string().max(60).nullish(),
});

/**
 * Verifies and reads a notification. The token shows that Tamara sends something and covers nothing of the body, so the
 * body only says which order to ask for. Its own id of the order is not taken over.
 */
export function readNotification(
  { body, headers, query, now }: Webhook,
  secrets: readonly string[],
): PaymentSignal | WebhookRefusal {
  const [, bearer] = BEARER.exec(String(headers.authorization ?? "")) ?? [];
  const claims = verifyToken(query.tamaraToken ?? bearer, secrets, now);
  if (!claims) return "bad-signature";
  const read = Notification.safeParse(readBody(body));
  if (!read.success) return "ignored";
  const { order_reference_id: paymentId, order_status, event_type } = read.data;
  return { eventId: eventIdOf(claims.jti, body), paymentId, kind: event_type ?? order_status ?? "unknown" };
}

/** Tamara documents no id of an event: a repeated notification has the same token and the same body. */
function eventIdOf(jti: string | null | undefined, body: Buffer): string {
  return createHash("sha256")
    .update(`${jti ?? ""}:`)
    .update(body)
    .digest("hex");
}

function readBody(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    return null;
  }
}
