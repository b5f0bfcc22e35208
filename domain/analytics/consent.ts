/** What a guest consents to: everything, or only what the site needs to work. */
export const consents = ["all", "necessary"] as const;
export type Consent = (typeof consents)[number];

export const CONSENT_COOKIE = "consent";
export const CONSENT_COOKIE_DAYS = 180;

/** The consent in a cookie or form; an unknown value is `null`. */
export function readConsent(value: unknown): Consent | null {
  return consents.find((known) => known === value) ?? null;
}
