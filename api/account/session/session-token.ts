import { createHash, createHmac, randomBytes } from "node:crypto";

/** 256 bits as base64url. */
const SHAPE = /^[A-Za-z0-9_-]{43}$/;

export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** Whether a text could be one of our tokens: what could not costs nobody a question. */
export function isToken(text: string): boolean {
  return SHAPE.test(text);
}

/** All we keep of a token. */
export function hashToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}

/** The token after `token`: whoever has the old one and the salt makes the same again, so a repeated refresh agrees. */
export function nextToken(secret: string, token: string, salt: Buffer): string {
  return createHmac("sha256", secret).update(`session:${token}`).update(salt).digest("base64url");
}

/** Names a guest for analytics and nothing else: 128 bits of a keyed hash, as 32 hex digits. */
export function md5UserOf(secrets: readonly string[], userId: string): string {
  return createHmac("sha256", secrets[0] ?? "")
    .update(`md5-user:${userId}`)
    .digest("hex")
    .slice(0, 32);
}
