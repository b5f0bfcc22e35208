import { isSecureCookie } from "#api/account/session/session-cookies.ts";
import type { Client } from "#api/platform/http/client.ts";
import { seal, sealKeysOf, unseal } from "#api/platform/sealing/seal.ts";
import type { Settings } from "#api/platform/settings/settings.ts";
import { readCookie } from "#domain/site/read-cookie.ts";

const NAME = "appleAccess";
const ABOUT = "apple-access";
const PATH = "/api/account/v2/delete";
const SECONDS = 15 * 60;

/** Our access to a guest's data at Apple, which ends with the account. */
type AppleAccess = { subject: string; refreshToken: string };
type Stored = AppleAccess & { until: number };
type CookieSettings = Pick<Settings, "sealKeys" | "appEnv">;

/** Stays with a browser that has just logged in, so that the owner can delete the account; we store it nowhere. */
export function appleAccessCookie(
  access: AppleAccess,
  client: Pick<Client, "host" | "isHttps">,
  { settings, now }: { settings: CookieSettings; now: Date },
): string {
  const stored: Stored = { ...access, until: now.getTime() + SECONDS * 1_000 };
  const value = seal(sealKeysOf(settings), ABOUT, JSON.stringify(stored));
  const secure = isSecureCookie(client, settings) ? ["Secure"] : [];
  return [`${NAME}=${value}`, `Path=${PATH}`, `Max-Age=${SECONDS}`, "HttpOnly", "SameSite=Strict", ...secure].join(
    "; ",
  );
}

export function readAppleAccess(
  cookies: string | undefined,
  { settings, now }: { settings: CookieSettings; now: Date },
): AppleAccess | null {
  const sealed = readCookie(cookies, NAME);
  const stored = sealed ? opened(settings, sealed) : null;
  return stored && stored.until > now.getTime() ? stored : null;
}

function opened(settings: CookieSettings, sealed: string): Stored | null {
  try {
    return JSON.parse(unseal(sealKeysOf(settings), ABOUT, sealed)) as Stored;
  } catch {
    return null;
  }
}
