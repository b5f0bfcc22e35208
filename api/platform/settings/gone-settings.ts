import type { Environment } from "./setting-table.ts";

/** Settings that no longer exist, and what replaces them. */
const gone: Readonly<Record<string, string>> = {
  PAYMENT_URL: "CHECKOUT_URL, MOYASAR_URL, TABBY_URLS and TAMARA_URL",
  PAYMENT_KEY: "CHECKOUT_SECRET_KEY, MOYASAR_SECRET_KEY, TABBY_SECRET_KEY and TAMARA_TOKEN",
  PAYMENT_FIELDS_URL: "FIELDS_URL",
  PAYMENT_WEBHOOK_SECRETS:
    "CHECKOUT_WEBHOOK_KEYS, MOYASAR_WEBHOOK_TOKENS, TABBY_WEBHOOK_SECRETS and TAMARA_NOTIFICATION_TOKENS",
  REVIEWS_URL: "PLACES_URL",
  REVIEWS_API_KEY: "PLACES_KEY",
  SOCIAL_APPLE_SECRET: "SOCIAL_APPLE_KEY, SOCIAL_APPLE_KEY_ID and SOCIAL_APPLE_TEAM",
  SMS_URL: "SMS_ROUTES, SMS_SENDERS, UNIFONIC_URL, UNIFONIC_APP_SID, TWILIO_URL, TWILIO_ACCOUNT and TWILIO_TOKEN",
};

/** Settings that no longer exist because texts promise their value. */
const fixed: Readonly<Record<string, string>> = {
  CODE_SECONDS: "a one-time code is valid for 5 minutes",
  LINK_SECONDS: "a link in an email is valid for 30 minutes",
};

/** One sentence for each setting of an earlier release that is still set. */
export function goneSettings(env: Environment): string[] {
  const replaced = Object.entries(gone).map(([name, replacement]) => [name, `use ${replacement}`] as const);
  return [...replaced, ...Object.entries(fixed)]
    .filter(([name]) => env[name]?.trim())
    .map(([name, what]) => `${name} is no longer a setting: ${what}.`);
}
