import { createHash, createHmac, randomBytes } from "node:crypto";

/** 256 bits as base64url. */
const TOKEN_PATTERN = /^[A-Za-z0-9_-]{43}$/;

export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** Whether a text has the form of our tokens; any other text needs no query. */
export function isToken(text: string): boolean {
  return TOKEN_PATTERN.test(text);
}

/** The only form in which a token is stored. */
export function hashToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}

/** The token after `token`. It is derived from the old token and the salt, so that a repeated refresh returns the same. */
export function nextToken(secret: string, token: string, salt: Buffer): string {
  return createHmac("sha256", secret).update(`session:${token}`).update(salt).digest("base64url");
}

/** The id of a user in analytics only: 128 bits of a keyed hash, as 32 hex digits. */
export function md5UserOf(secrets: readonly string[], userId: string): string {
  return createHmac("sha256", secrets[0] ?? "")
    .update(`md5-user:${userId}`)
    .digest("hex")
    .slice(0, 32);
}
