import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import type { PaymentSignal, WebhookRefusal } from "#api/payment/gateway/payment-port.ts";
import { isUuid } from "./is-uuid.ts";

const SIGNATURE = /^[0-9a-f]{64}$/i;

const Event = z.object({
  id: z.string().min(1).max(100),
  type: z.string().min(1).max(60),
  data: z.object({ id: z.string().max(60).nullish(), reference: z.string().max(200).nullish() }),
});

/**
 * `Cko-Signature` is the HMAC-SHA256 of the raw body; every key is accepted, so that they can be rotated. There is no time
 * in it: a repeated webhook only makes us ask again.
 */
export function readWebhook(
  body: Buffer,
  headers: Record<string, unknown>,
  keys: readonly string[],
): PaymentSignal | WebhookRefusal {
  const signature = String(headers["cko-signature"] ?? "");
  if (!SIGNATURE.test(signature)) return "bad-signature";
  const given = Buffer.from(signature, "hex");
  // Every key is compared, so that the time does not reveal which one matched.
  const fits = keys.map((key) => timingSafeEqual(createHmac("sha256", key).update(body).digest(), given));
  return fits.includes(true) ? readSignal(body) : "bad-signature";
}

/** Some real webhooks are malformed though they are signed; the comparison of lists finds what they meant. */
function readSignal(body: Buffer): PaymentSignal | WebhookRefusal {
  const read = Event.safeParse(parse(body));
  if (!read.success) return "ignored";
  const { id: eventId, type: kind, data } = read.data;
  if (!isUuid(data.reference)) return "ignored";
  const reference = data.id?.startsWith("pay_") ? { reference: data.id } : {};
  return { eventId, paymentId: data.reference, kind, ...reference };
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    return null;
  }
}
