import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import type { PaymentSignal, WebhookRefusal } from "./payment-port.ts";

const TOLERANCE_SECONDS = 300;
const SIGNATURE = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/;

const Signal = z.object({
  eventId: z.string().min(1).max(100),
  paymentId: z.string().min(1).max(60),
  kind: z.string().min(1).max(40),
});

/**
 * Verifies and reads the raw body of a webhook. `x-signature` is `t=<unix seconds>,v1=<hex>` with the HMAC-SHA256 of
 * `t + "." + body`; every secret is accepted, so that they can be rotated.
 */
export function readWebhook(
  body: Buffer,
  headers: Record<string, unknown>,
  now: Date,
  secrets: readonly string[],
): PaymentSignal | WebhookRefusal {
  const [, seconds, signature] = SIGNATURE.exec(String(headers["x-signature"] ?? "")) ?? [];
  if (!seconds || !signature) return "bad-signature";
  // Every secret is compared, so that the time does not reveal which one matched.
  const fits = secrets.map((secret) => isSignedWith(secret, seconds, body, signature));
  if (!fits.includes(true)) return "bad-signature";
  if (Math.abs(now.getTime() / 1000 - Number(seconds)) > TOLERANCE_SECONDS) return "too-old";
  return readSignal(body);
}

function isSignedWith(secret: string, seconds: string, body: Buffer, signature: string): boolean {
  const expected = createHmac("sha256", secret).update(`${seconds}.`).update(body).digest();
  return timingSafeEqual(expected, Buffer.from(signature, "hex"));
}

function readSignal(body: Buffer): PaymentSignal | WebhookRefusal {
  try {
    const read = Signal.safeParse(JSON.parse(body.toString("utf8")));
    return read.success ? read.data : "unreadable";
  } catch {
    return "unreadable";
  }
}
