import { z } from "zod";
import { row } from "./setting-row.ts";
import { httpUrl, listOf, text } from "./setting-values.ts";

/** The sandbox accepts this key and signs with this secret. */
export const DEFAULT_PAYMENT_KEY = "only-for-demo-and-test-payments";
export const DEFAULT_WEBHOOK_SECRET = "only-for-demo-and-test-webhooks-0123456789";

/** Payment providers. */
export const paymentRows = {
  paymentUrl: row(
    "PAYMENT_URL",
    null,
    httpUrl,
    "Base URL of the payment providers, one path per provider; without it the sandbox plays them",
    "production",
  ),
  paymentFieldsUrl: row(
    "PAYMENT_FIELDS_URL",
    null,
    httpUrl,
    "URL of the gateway's page with the card fields, as browsers reach it; our pages show it in a frame",
    "production",
  ),
  paymentKey: row(
    "PAYMENT_KEY",
    DEFAULT_PAYMENT_KEY,
    text,
    "API key for PAYMENT_URL; only the server uses it",
    "production",
  ),
  paymentWebhookSecrets: row(
    "PAYMENT_WEBHOOK_SECRETS",
    DEFAULT_WEBHOOK_SECRET,
    listOf(text.pipe(z.string().min(32, "must have entries of at least 32 characters"))),
    "Secrets with which payment providers sign webhooks, separated by commas; all are accepted",
    "production",
  ),
};
