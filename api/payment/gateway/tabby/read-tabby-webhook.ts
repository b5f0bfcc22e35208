import { createHash, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import type { PaymentSignal, Webhook, WebhookRefusal } from "#api/payment/gateway/payment-port.ts";

/** The header that we name when we register a webhook. */
const HEADER = "x-webhook-secret";

const Body = z.object({
  id: z.string().min(1).max(60),
  status: z.string().min(1).max(30),
  created_at: z.string().max(40).nullish(),
  order: z.object({ reference_id: z.string().min(1).max(60) }),
});

/**
 * Reads a webhook. Only the header proves it, and nothing covers the body: whatever status it names, known or not, makes
 * us ask.
 */
export function readTabbyWebhook(
  { body, headers }: Webhook,
  secrets: readonly string[],
): PaymentSignal | WebhookRefusal {
  if (!hasSecret(headers[HEADER], secrets)) return "bad-signature";
  const read = Body.safeParse(parse(body));
  if (!read.success) return "ignored";
  const { id, status, created_at: createdAt, order } = read.data;
  return { eventId: `${id}:${status}:${createdAt ?? ""}`, paymentId: order.reference_id, kind: status, reference: id };
}

/** Every secret is compared, so that the time does not reveal which one matched. */
function hasSecret(given: unknown, secrets: readonly string[]): boolean {
  if (typeof given !== "string") return false;
  return secrets.map((secret) => timingSafeEqual(digest(secret), digest(given))).includes(true);
}

/** Texts of one length. */
function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    return null;
  }
}
