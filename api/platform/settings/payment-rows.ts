import { z } from "zod";
import { cardBrands } from "#domain/payment/card/card-rules.ts";
import { cardGateways } from "#domain/payment/gateways.ts";
import { partnerNames } from "./partner-names.ts";
import { row } from "./setting-row.ts";
import { byCountry, httpUrl, listOf, oneOf, text } from "./setting-values.ts";

/** The sandbox accepts these keys and signs with this secret; production refuses them. */
export const demoPaymentKeys = {
  checkoutSecretKey: "sk_sbox_mabeetdemomabeetdemomabeetd",
  checkoutPublicKey: "pk_sbox_mabeetdemomabeetdemomabeetd",
  moyasarSecretKey: "sk_test_mabeetdemo",
  moyasarPublicKey: "pk_test_mabeetdemo",
  tabbySecretKey: "sk_test_mabeetdemo",
  tamaraToken: "mabeet-demo-tamara",
} as const;
export const DEMO_WEBHOOK_SECRET = "only-for-demo-and-test-webhooks-0123456789";

const secrets = listOf(text.pipe(z.string().min(32, "must have entries of at least 32 characters")));

/** Without its keys a company takes no new payments; the demo has keys for its sandbox. */
export const paymentRows = {
  cardGateways: row(
    "CARD_GATEWAYS",
    "*:checkout",
    byCountry(oneOf(...cardGateways), { needsRest: true }),
    "Company that takes new card payments, as `country:company` separated by commas; `*` is every other country. Older payments stay with theirs",
  ),
  partnersOff: row(
    "PARTNERS_OFF",
    "",
    listOf(oneOf(...partnerNames)),
    "Companies that are not offered, as if they had no keys, separated by commas. Their open payments are still asked for, captured and refunded",
  ),
  fieldsUrl: row(
    "FIELDS_URL",
    null,
    httpUrl,
    "Origin of our page with the card fields, on a host of its own that this process serves too; payment pages show it in a frame",
    "production with cards",
  ),
  checkoutUrl: row(
    "CHECKOUT_URL",
    null,
    httpUrl,
    "Base URL of Checkout.com's API, with the prefix of the account",
    "Checkout.com",
  ),
  checkoutSecretKey: row(
    "CHECKOUT_SECRET_KEY",
    null,
    text,
    "Secret key at Checkout.com; only the server uses it",
    "Checkout.com",
  ),
  checkoutPublicKey: row(
    "CHECKOUT_PUBLIC_KEY",
    null,
    text,
    "Public key at Checkout.com, for the card fields",
    "Checkout.com",
  ),
  checkoutWebhookKeys: row(
    "CHECKOUT_WEBHOOK_KEYS",
    "",
    secrets,
    "Keys with which Checkout.com signs webhooks, separated by commas; all are accepted",
    "Checkout.com",
  ),
  checkoutChannels: row(
    "CHECKOUT_CHANNELS",
    null,
    byCountry(text, { needsRest: true }),
    "Processing channels at Checkout.com, as `country:channel` separated by commas; `*` is every other country",
    "Checkout.com",
  ),
  checkoutAtOnce: row(
    "CHECKOUT_AT_ONCE",
    "mada",
    listOf(oneOf(...cardBrands)),
    "Brands of cards that Checkout.com cannot authorise under the operator's contract, separated by commas: it takes their money at once and returns it by refund. Empty for none",
  ),
  checkoutScriptUrl: row(
    "CHECKOUT_SCRIPT_URL",
    null,
    httpUrl,
    "URL of Checkout.com's script for the card fields",
    "Checkout.com",
  ),
  moyasarUrl: row("MOYASAR_URL", null, httpUrl, "Base URL of Moyasar's API", "Moyasar"),
  moyasarSecretKey: row("MOYASAR_SECRET_KEY", null, text, "Secret key at Moyasar; only the server uses it", "Moyasar"),
  moyasarPublicKey: row("MOYASAR_PUBLIC_KEY", null, text, "Publishable key at Moyasar, for the card fields", "Moyasar"),
  moyasarWebhookTokens: row(
    "MOYASAR_WEBHOOK_TOKENS",
    "",
    secrets,
    "Secret tokens in webhooks of Moyasar, separated by commas; all are accepted",
    "Moyasar",
  ),
  tabbyUrls: row(
    "TABBY_URLS",
    null,
    byCountry(httpUrl, { needsRest: true }),
    "Base URLs of Tabby's API, as `country:url` separated by commas; `*` is every other country",
    "Tabby",
  ),
  tabbySecretKey: row("TABBY_SECRET_KEY", null, text, "Secret key at Tabby", "Tabby"),
  tabbyMerchantCodes: row(
    "TABBY_MERCHANT_CODES",
    null,
    byCountry(text, { needsRest: false }),
    "Merchant codes at Tabby, as `country:code` separated by commas; countries without one do not offer it",
    "Tabby",
  ),
  tabbyWebhookSecrets: row(
    "TABBY_WEBHOOK_SECRETS",
    "",
    secrets,
    "Values of the header `x-webhook-secret` that Tabby sends with webhooks, separated by commas; all are accepted",
    "Tabby",
  ),
  tamaraUrl: row("TAMARA_URL", null, httpUrl, "Base URL of Tamara's API", "Tamara"),
  tamaraToken: row("TAMARA_TOKEN", null, text, "API token at Tamara", "Tamara"),
  tamaraNotificationTokens: row(
    "TAMARA_NOTIFICATION_TOKENS",
    "",
    secrets,
    "Notification tokens with which Tamara signs webhooks, separated by commas; all are accepted",
    "Tamara",
  ),
  tamaraPrecheck: row(
    "TAMARA_PRECHECK",
    "/checkout/payment-options-pre-check",
    z.union([z.literal("none"), z.string().regex(/^\/[\w/-]{1,100}$/, "must be none or a path")]),
    "Path at which Tamara says whether it lends to a guest, or `none`: then Tamara is offered by amount and country",
  ),
};
