import { CONSENT_COOKIE, CONSENT_COOKIE_DAYS } from "#domain/analytics/consent.ts";
import { CHOICE_COOKIE_DAYS } from "#domain/shell/constants.ts";
import { readCookie } from "#domain/site/read-cookie.ts";
import { callFromBrowser } from "#web/lib/call-from-browser.ts";
import { cookieFor } from "#web/lib/cookies.ts";
import { tellSession } from "#web/lib/session-news.ts";
import { setCookie } from "#web/lib/set-cookie.ts";
import { readStored, writeStored } from "#web/lib/stored.ts";
import { forgetGuest } from "./forget-guest.ts";
import { LOGIN_BY } from "./login-by.ts";

/** Choices that say nothing about who made them; the server clears everything, so they are put back. */
const CHOICES: Record<string, number> = {
  language: CHOICE_COOKIE_DAYS,
  currency: CHOICE_COOKIE_DAYS,
  [CONSENT_COOKIE]: CONSENT_COOKIE_DAYS,
};

/** Logs out here, or on every device, and tells all tabs. Throws when the server did not hear of it. */
export async function logOut({ everywhere = false } = {}): Promise<void> {
  const cookies = Object.keys(CHOICES).map((name) => [name, readCookie(document.cookie, name)] as const);
  const by = readStored<unknown>(localStorage, LOGIN_BY);
  await callFromBrowser("logOut", { body: { everywhere } });
  forgetGuest();
  const secure = location.protocol === "https:";
  for (const [name, value] of cookies) if (value) setCookie(cookieFor(name, value, CHOICES[name] ?? 0, secure));
  if (by !== undefined) writeStored(localStorage, LOGIN_BY, by);
  tellSession({ kind: "out" });
}
