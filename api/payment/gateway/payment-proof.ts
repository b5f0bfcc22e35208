import { createHmac, timingSafeEqual } from "node:crypto";

/** 96 bits, short enough for every field in which a gateway returns it. */
const LENGTH = 16;

/** A signature of the id of a payment. A gateway that lists a payment with it has got that payment from us. */
export function proofOf(paymentId: string, [secret]: readonly string[]): string {
  if (!secret) throw new Error("There is no secret to sign with.");
  return signed(paymentId, secret);
}

/** Whether one of our secrets signed this id. */
export function isProved(paymentId: string, proof: string, secrets: readonly string[]): boolean {
  const given = Buffer.from(proof.padEnd(LENGTH).slice(0, LENGTH));
  return secrets.map((secret) => timingSafeEqual(Buffer.from(signed(paymentId, secret)), given)).includes(true);
}

function signed(paymentId: string, secret: string): string {
  return createHmac("sha256", secret).update(`payment:${paymentId}`).digest("base64url").slice(0, LENGTH);
}
