import { readStored, writeStored } from "../storage/stored.ts";

/** When the session of this browser expires, shared by all tabs. It is no secret. */
const EXPIRY_KEY = "SESSION_UNTIL";

/** The token that a login returned to this tab. It is lost with the page; afterwards the cookie alone carries the session. */
let bearer: { token: string; expiry: number } | null = null;

/** Whether the server has set the readable cookie of a signed-in guest. Scripts cannot read the token's own cookie. */
export function hasSignedInCookie(): boolean {
  return /(?:^|; )base64_user=[^;]/.test(document.cookie);
}

export function sessionExpiry(): number | null {
  const expiry = readStored<unknown>(localStorage, EXPIRY_KEY);
  return typeof expiry === "number" ? expiry : null;
}

export function storeSession({ token, expiresIn }: { token: string; expiresIn: number }): void {
  const expiry = Date.now() + expiresIn * 1000;
  bearer = { token, expiry };
  writeStored(localStorage, EXPIRY_KEY, expiry);
}

/**
 * Another tab may have renewed or replaced the session: an outdated token would end it for all tabs, so this tab then
 * relies on the cookie.
 */
export function bearerHeader(): Record<string, string> {
  if (bearer && bearer.expiry !== sessionExpiry()) bearer = null;
  return bearer ? { authorization: `Bearer ${bearer.token}` } : {};
}

export function clearSession(): void {
  bearer = null;
  try {
    localStorage.removeItem(EXPIRY_KEY);
  } catch {
    // A storage that refuses has stored nothing.
  }
}
