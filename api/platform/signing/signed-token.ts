import { createHmac, timingSafeEqual } from "node:crypto";

const MAX_CHARACTERS = 2_000;

/**
 * A readable token with a signature, which we trust when a client sends it back. A token for one purpose is invalid for
 * any other. The first secret signs.
 */
export function signToken(secrets: readonly string[], purpose: string, content: object): string {
  const body = Buffer.from(JSON.stringify(content)).toString("base64url");
  return `${body}.${signature(secrets[0] ?? "", purpose, body).toString("base64url")}`;
}

/** The content of a token that one of our secrets signed for this purpose, or `null`. */
export function readToken<Content extends object>(
  secrets: readonly string[],
  purpose: string,
  token: string,
): Content | null {
  if (token.length > MAX_CHARACTERS) return null;
  const [body = "", mark = "", ...rest] = token.split(".");
  const given = Buffer.from(mark, "base64url");
  const isOurs = rest.length === 0 && secrets.some((secret) => isSame(given, signature(secret, purpose, body)));
  return isOurs ? (JSON.parse(Buffer.from(body, "base64url").toString()) as Content) : null;
}

function signature(secret: string, purpose: string, body: string): Buffer {
  return createHmac("sha256", secret).update(`${purpose}:${body}`).digest();
}

function isSame(given: Buffer, ours: Buffer): boolean {
  return given.length === ours.length && timingSafeEqual(given, ours);
}
