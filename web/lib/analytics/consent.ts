import { useSyncExternalStore } from "react";
import { CONSENT_COOKIE, CONSENT_COOKIE_DAYS, type Consent, readConsent } from "#domain/analytics/consent.ts";
import { readCookie } from "#domain/site/read-cookie.ts";
import { cookieFor } from "../storage/cookies.ts";
import { setCookie } from "../storage/set-cookie.ts";

const CHANGED = "consent-changed";

/** The consent of this guest, `null` before they chose. It is read from the cookie, since another tab may have set it. */
export function useConsent(onServer: Consent | null): Consent | null {
  return useSyncExternalStore(subscribe, consentNow, () => onServer);
}

export function consentNow(): Consent | null {
  return readConsent(readCookie(document.cookie, CONSENT_COOKIE));
}

function subscribe(notify: () => void): () => void {
  addEventListener(CHANGED, notify);
  document.addEventListener("visibilitychange", notify);
  return () => {
    removeEventListener(CHANGED, notify);
    document.removeEventListener("visibilitychange", notify);
  };
}

/**
 * Applies the choice at once, also without a connection. The server then sets the same cookie again, because browsers
 * expire cookies of scripts early, and sets the visitor id.
 */
export async function chooseConsent(choice: Consent | null): Promise<void> {
  const secure = location.protocol === "https:";
  setCookie(cookieFor(CONSENT_COOKIE, choice ?? "", choice ? CONSENT_COOKIE_DAYS : 0, secure));
  dispatchEvent(new Event(CHANGED));
  const body = new URLSearchParams({ choice: choice ?? "ask", returnTo: "/offline" });
  await fetch("/consent", { method: "POST", body, redirect: "manual", keepalive: true }).catch(() => undefined);
  dispatchEvent(new Event(CHANGED));
}
