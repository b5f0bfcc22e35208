import { createHash, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import type { PaymentSignal, WebhookRefusal } from "#api/payment/gateway/payment-port.ts";

const Secret = z.object({ secret_token: z.string().max(500) });
const Event = z.object({
  id: z.string().min(1).max(100),
  type: z.string().startsWith("payment_").max(60),
  data: z.object({ id: z.string().min(1).max(60) }),
});

/**
 * Verifies and reads a webhook. Its secret is a field of the body and covers nothing else, so only the id of the payment
 * is read from it, and only to ask Moyasar. Without readable JSON there is no secret either.
 */
export function readWebhook(body: Buffer, secrets: readonly string[]): PaymentSignal | WebhookRefusal {
  const json = parse(body);
  const given = Secret.safeParse(json);
  if (!given.success || !isAccepted(given.data.secret_token, secrets)) return "bad-signature";
  const event = Event.safeParse(json);
  if (!event.success) return "ignored";
  const { id, type, data } = event.data;
  return { eventId: id, paymentId: data.id, kind: type, reference: data.id };
}

/** Every secret is compared, so that the time does not reveal which one matched. */
function isAccepted(given: string, secrets: readonly string[]): boolean {
  return secrets.map((secret) => timingSafeEqual(digest(secret), digest(given))).includes(true);
}

/** Digests have one length, which the comparison needs. */
function digest(secret: string): Buffer {
  return createHash("sha256").update(secret).digest();
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    return null;
  }
}
