import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";

/** The clocks of two companies differ by this much. */
const TOLERANCE_SECONDS = 300;
const MAX_LENGTH = 4_096;
const TOKEN = /^([\w-]+)\.([\w-]+)\.([\w-]+)$/;

const Header = z.object({ alg: z.literal("HS256") });
const Claims = z.object({ exp: z.number().nullish(), iat: z.number().nullish(), jti: z.string().max(200).nullish() });
type TokenClaims = z.infer<typeof Claims>;

/** The claims of a JWT that one of our secrets has signed and that is valid now; otherwise `null`. */
export function verifyToken(token: unknown, secrets: readonly string[], now: Date): TokenClaims | null {
  if (typeof token !== "string" || token.length > MAX_LENGTH) return null;
  const [, header = "", payload = "", signature = ""] = TOKEN.exec(token) ?? [];
  if (!Header.safeParse(readPart(header)).success) return null;
  const given = Buffer.from(signature, "base64url");
  // Every secret is compared, so that the time does not reveal which one matched.
  const fits = secrets.map((secret) => isSignedWith(secret, `${header}.${payload}`, given));
  if (!fits.includes(true)) return null;
  const claims = Claims.safeParse(readPart(payload));
  return claims.success && isValidAt(claims.data, now.getTime() / 1000) ? claims.data : null;
}

function isSignedWith(secret: string, text: string, given: Buffer): boolean {
  const expected = createHmac("sha256", secret).update(text).digest();
  return given.length === expected.length && timingSafeEqual(expected, given);
}

function isValidAt({ exp, iat }: TokenClaims, seconds: number): boolean {
  const isOver = typeof exp === "number" && exp + TOLERANCE_SECONDS < seconds;
  const isOfTheFuture = typeof iat === "number" && iat - TOLERANCE_SECONDS > seconds;
  return !isOver && !isOfTheFuture;
}

function readPart(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, "base64url").toString("utf8"));
  } catch {
    return null;
  }
}
