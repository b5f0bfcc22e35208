import { createHmac } from "node:crypto";
import { GIFT_CODE_BYTES, giftCodeOf } from "#domain/gift/code.ts";

type MadeCode = { code: string; codeHash: Buffer; last4: string };

/**
 * The code in a message: an HMAC of the message's random id with our secret. A repeated message has the same code, and the
 * tables alone are not enough to make one.
 */
export function giftCode(messageId: string, secret: string): MadeCode {
  const mac = createHmac("sha256", secret).update(`gift-code:${messageId}`).digest();
  const code = giftCodeOf(mac.subarray(0, GIFT_CODE_BYTES));
  return { code, codeHash: hashOf(code, secret), last4: code.slice(-4) };
}

/** What the tables may store for a code: one hash for each secret that is still accepted. */
export function giftCodeHashes(code: string, secrets: readonly string[]): Buffer[] {
  return secrets.map((secret) => hashOf(code, secret));
}

/** The code of a message whose hash is stored; a code of a removed secret is replaced by a new one. */
export function storedCode(messageId: string, codeHash: Buffer, secrets: readonly string[]): MadeCode {
  const made = secrets.map((secret) => giftCode(messageId, secret));
  return made.find((one) => one.codeHash.equals(codeHash)) ?? giftCode(messageId, secrets[0] ?? "");
}

function hashOf(code: string, secret: string): Buffer {
  return createHmac("sha256", secret).update(`gift-code-hash:${code}`).digest();
}
