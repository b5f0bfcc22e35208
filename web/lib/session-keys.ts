import { readStored, writeStored } from "./stored.ts";

/** When this browser's session ends, for all its tabs. It opens nothing. */
const UNTIL_KEY = "SESSION_UNTIL";

/** The token of this tab, told once at login and lost with the page; afterwards the cookie alone carries the session. */
let bearer: { token: string; until: number } | null = null;

/** Whether the server has left its greeting here: the cookie with the token itself is hidden from scripts. */
export function isMarkedSignedIn(): boolean {
  return /(?:^|; )base64_user=[^;]/.test(document.cookie);
}

export function sessionUntil(): number | null {
  const until = readStored<unknown>(localStorage, UNTIL_KEY);
  return typeof until === "number" ? until : null;
}

export function keepSession({ token, expiresIn }: { token: string; expiresIn: number }): void {
  const until = Date.now() + expiresIn * 1000;
  bearer = { token, until };
  writeStored(localStorage, UNTIL_KEY, until);
}

/**
 * Another tab may have renewed the session or begun another one since: its old token would end the session of all, so
 * this tab then leaves it to the cookie.
 */
export function bearerHeader(): Record<string, string> {
  if (bearer && bearer.until !== sessionUntil()) bearer = null;
  return bearer ? { authorization: `Bearer ${bearer.token}` } : {};
}

export function forgetSession(): void {
  bearer = null;
  try {
    localStorage.removeItem(UNTIL_KEY);
  } catch {
    // A storage that refuses has kept nothing.
  }
}
