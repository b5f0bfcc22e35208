/** What a guest lets us remember: everything, or what the site cannot work without. */
export const consents = ["all", "necessary"] as const;
export type Consent = (typeof consents)[number];

export const CONSENT_COOKIE = "consent";
export const CONSENT_COOKIE_DAYS = 180;

/** The choice a cookie or a form holds; anything unknown is no choice. */
export function readConsent(value: unknown): Consent | null {
  return consents.find((known) => known === value) ?? null;
}
