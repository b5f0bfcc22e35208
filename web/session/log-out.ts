import { CONSENT_COOKIE, CONSENT_COOKIE_DAYS } from "#domain/analytics/consent.ts";
import { CHOICE_COOKIE_DAYS } from "#domain/shell/constants.ts";
import { readCookie } from "#domain/site/read-cookie.ts";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { publishSessionEvent } from "#web/lib/api/session-events.ts";
import { cookieFor } from "#web/lib/storage/cookies.ts";
import { setCookie } from "#web/lib/storage/set-cookie.ts";
import { readStored, writeStored } from "#web/lib/storage/stored.ts";
import { clearGuestData } from "./clear-guest-data.ts";
import { LOGIN_BY } from "./login-by.ts";

/** Choices that identify nobody. The server clears all cookies, so these are set again. */
const CHOICES: Record<string, number> = {
  language: CHOICE_COOKIE_DAYS,
  currency: CHOICE_COOKIE_DAYS,
  [CONSENT_COOKIE]: CONSENT_COOKIE_DAYS,
};

/** Logs out here, or on every device, and informs all tabs. Throws when the server did not receive it. */
export async function logOut({ everywhere = false } = {}): Promise<void> {
  const cookies = Object.keys(CHOICES).map((name) => [name, readCookie(document.cookie, name)] as const);
  const by = readStored<unknown>(localStorage, LOGIN_BY);
  await callFromBrowser("logOut", { body: { everywhere } });
  clearGuestData();
  const secure = location.protocol === "https:";
  for (const [name, value] of cookies) if (value) setCookie(cookieFor(name, value, CHOICES[name] ?? 0, secure));
  if (by !== undefined) writeStored(localStorage, LOGIN_BY, by);
  publishSessionEvent({ kind: "signed-out" });
}
