import { createHmac, timingSafeEqual } from "node:crypto";

const MOST_CHARACTERS = 2_000;

/**
 * Something we give to a guest and believe when it comes back: its content, readable, and a signature over it. A token
 * made for one purpose is worth nothing for another. The first secret signs.
 */
export function signToken(secrets: readonly string[], purpose: string, content: object): string {
  const body = Buffer.from(JSON.stringify(content)).toString("base64url");
  return `${body}.${signature(secrets[0] ?? "", purpose, body).toString("base64url")}`;
}

/** The content of a token that one of our secrets signed for this purpose; otherwise `null`. */
export function readToken<Content extends object>(
  secrets: readonly string[],
  purpose: string,
  token: string,
): Content | null {
  if (token.length > MOST_CHARACTERS) return null;
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
