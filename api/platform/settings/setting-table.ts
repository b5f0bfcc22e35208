import { z } from "zod";
import { experimentIds } from "#domain/site/experiments.ts";
import { databaseRows } from "./database-rows.ts";
import { documentRows } from "./document-rows.ts";
import { feedRows } from "./feed-rows.ts";
import { giftRows } from "./gift-rows.ts";
import { licenceRows } from "./licence-rows.ts";
import { loyaltyRows } from "./loyalty-rows.ts";
import { mailRows } from "./mail-rows.ts";
import { paymentRows } from "./payment-rows.ts";
import { photoRows } from "./photo-rows.ts";
import { placesRows } from "./places-rows.ts";
import { sandboxRows } from "./sandbox-rows.ts";
import { type Row, row } from "./setting-row.ts";
import { dialCode, listOf, network, number, numberOr, oneOf, port, sealKeys, text } from "./setting-values.ts";
import { smsRows } from "./sms-rows.ts";
import { socialRows } from "./social-rows.ts";
import { testRows } from "./test-rows.ts";

export const DEFAULT_SECRET = "only-for-demo-and-test-0123456789abcdef";
/** 32 public bytes in base64url. */
export const DEFAULT_SEAL_KEY = "demo:b25seS1mb3ItZGVtby1hbmQtdGVzdC0wMTIzNDU2Nzg";

export type Environment = Record<string, string | undefined>;

/** Every setting of the product. README shows this table; only `readSettings` reads the environment. */
export const settingTable = {
  appEnv: row(
    "APP_ENV",
    "demo",
    oneOf("demo", "test", "production"),
    "Environment of this process: `demo` (sandbox partners, demo catalogue), `test` (also test clock and fault points) or `production`",
  ),
  host: row("HOST", "127.0.0.1", text, "Address to listen on; `0.0.0.0` accepts connections from other machines"),
  port: row("PORT", "3000", port, "Port of pages and API"),
  internalPort: row(
    "INTERNAL_PORT",
    "3001",
    port,
    "Port of metrics, OpenAPI document and API page; do not expose it to the internet",
  ),
  ...sandboxRows,
  processes: row(
    "PROCESSES",
    "1",
    numberOr("auto", 1, 32),
    "Processes that serve the product on this machine and share its ports; `auto` is one per core",
  ),
  ...databaseRows,
  dataDir: row(
    "DATA_DIR",
    ".data",
    text,
    "Folder for the data of the embedded PostgreSQL, for photographs and for drawn pictures",
  ),
  pictureCacheMb: row(
    "PICTURE_CACHE_MB",
    "512",
    number(1, 1_000_000),
    "Maximum disk space for drawn pictures; the least recently used are deleted first",
  ),
  ...photoRows,
  secrets: row(
    "SECRETS",
    DEFAULT_SECRET,
    listOf(text.pipe(z.string().min(32, "must have entries of at least 32 characters"))),
    "Signing secrets, separated by commas. The first one signs, all are accepted, so that secrets can be rotated. They are also the pepper of password hashes: when a secret is removed, users who have not logged in since it stopped being the first must set a new password",
    "production",
  ),
  sealKeys: row(
    "SEAL_KEYS",
    DEFAULT_SEAL_KEY,
    sealKeys,
    "Encryption keys for passport numbers and similar fields, as `name:key` separated by commas; a key is 32 random bytes in base64url. The first key encrypts, all keys decrypt, and a job encrypts older fields again with the first key",
    "production",
  ),
  ...mailRows,
  ...smsRows,
  ...placesRows,
  ...feedRows,
  ...paymentRows,
  ...loyaltyRows,
  ...licenceRows,
  ...giftRows,
  ...documentRows,
  ...socialRows,
  logLevel: row(
    "LOG_LEVEL",
    "info",
    oneOf("fatal", "error", "warn", "info", "debug", "trace", "silent"),
    "Minimum level of log entries",
  ),
  trustedProxies: row(
    "TRUSTED_PROXIES",
    "",
    listOf(network),
    "Addresses or networks whose X-Forwarded-For header is trusted, separated by commas",
    "behind a load balancer",
  ),
  searchMemoryMb: row("SEARCH_MEMORY_MB", "512", number(1, 1_000_000), "Memory for search shards, per process"),
  maxDelayMs: row(
    "MAX_DELAY_MS",
    "20",
    number(0, 60_000),
    "How long requests in flight may make others wait for the event loop or a connection to the database. Above it fewer may be in flight, but always 16 calls and 8 rendered pages; others are refused with 503, except health checks, payments under way and webhooks. 0 refuses none",
  ),
  limitSearch: row("LIMIT_SEARCH", "600", number(1, 1_000_000), "Searches per minute from one network"),
  limitRead: row("LIMIT_READ", "1200", number(1, 1_000_000), "Other reads per minute from one network"),
  limitPages: row(
    "LIMIT_PAGES",
    "240",
    number(1, 1_000_000),
    "Pages per minute that are rendered for one network, an eighth of them at once. Cached pages and files do not count",
  ),
  limitWrite: row(
    "LIMIT_WRITE",
    "1200",
    number(1, 1_000_000),
    "Writes per minute from one network, counted over all processes",
  ),
  limitCoupon: row(
    "LIMIT_COUPON",
    "10",
    number(1, 1_000_000),
    "Coupon codes that a guest may try in ten minutes; one network may try three times as many",
  ),
  limitShare: row(
    "LIMIT_SHARE",
    "120",
    number(1, 1_000_000),
    "Times per hour that one network may share a list or change a shared one",
  ),
  limitVoters: row("LIMIT_VOTERS", "20", number(1, 1_000_000), "Voters per day on one shared list from one network"),
  limitVote: row("LIMIT_VOTE", "120", number(1, 1_000_000), "Votes per hour on shared lists from one network"),
  limitLogin: row(
    "LIMIT_LOGIN",
    "5",
    number(1, 1_000_000),
    "Wrong passwords for one account from one network in fifteen minutes. One network may try six times as many for all accounts. After ten times as many for one account in a day, from all networks, the account also requires a one-time code",
  ),
  limitRegister: row("LIMIT_REGISTER", "5", number(1, 1_000_000), "New accounts per hour from one network"),
  limitForgot: row(
    "LIMIT_FORGOT",
    "3",
    number(1, 1_000_000),
    "Password resets per hour for one contact from one network, and as many login codes by SMS",
  ),
  limitSms: row(
    "LIMIT_SMS",
    "1000",
    number(0, 1_000_000),
    "One-time codes by SMS per hour. At most half of them go to one country, a fiftieth to ten thousand neighbouring numbers, and a fiftieth to callers from 256 neighbouring IP addresses. Above the limit no SMS are sent; log-in with a password still works",
  ),
  smsDialCodes: row(
    "SMS_DIAL_CODES",
    "+966,+971,+965,+973,+974,+968,+20,+962",
    listOf(dialCode),
    "Dial codes of phone numbers that an account may have, separated by commas",
  ),
  holdSeconds: row("HOLD_SECONDS", "900", number(1, 1_800), "How long the nights of a cart are held"),
  previewSeconds: row(
    "PREVIEW_SECONDS",
    "600",
    number(1, 3_600),
    "How long the amounts of a previewed cancellation or change are guaranteed",
  ),
  holdsPerNetwork: row(
    "HOLDS_PER_NETWORK",
    "3",
    number(1, 1_000_000),
    "Carts that one network may hold at a time without a captcha",
  ),
  holdsPerContact: row(
    "HOLDS_PER_CONTACT",
    "2",
    number(1, 1_000_000),
    "Carts that one email address or phone number may hold at a time without a captcha",
  ),
  eventDays: row("EVENT_DAYS", "90", number(1, 3_650), "How many days we keep analytics events"),
  forgetGuestHours: row(
    "FORGET_GUEST_HOURS",
    "24",
    number(1, 8_760),
    "How many hours after the end of its hold a cart without an order keeps its guest's details",
  ),
  visaCheckout: row(
    "VISA_CHECKOUT",
    "off",
    oneOf("off", "on"),
    "Whether the call for Visa Checkout takes payments. Its owner withdrew the product, so it is off",
  ),
  experiments: row("EXPERIMENTS", "", listOf(oneOf(...experimentIds)), "Running A/B tests, separated by commas"),
  ...testRows,
};

type Table = typeof settingTable;
type ValueOf<R> = R extends Row<infer Value> ? Value : never;
type AlwaysSet = { [K in keyof Table]: ValueOf<Table[K]> };

/**
 * May be null: without a database URL the embedded server sets both; without `socialUrl` the real companies are called;
 * what signs documents is needed in phase 2 only; a company without its keys takes no money
 * and logs nobody in.
 */
type MayBeMissing =
  | "databaseUrl"
  | "databaseMigrationUrl"
  | "databaseDirectUrl"
  | "socialUrl"
  | "socialGoogleSecret"
  | "socialFacebookSecret"
  | "socialAppleKey"
  | "socialAppleKeyId"
  | "socialAppleTeam"
  | "loyaltyUrl"
  | keyof typeof licenceRows
  | "placesKey"
  | "eInvoiceKey"
  | "s3Url"
  | "s3Bucket"
  | "s3Key"
  | "s3Secret"
  | "eInvoiceCertificate"
  | "eInvoiceSecret"
  | "fieldsUrl"
  | "checkoutUrl"
  | "checkoutSecretKey"
  | "checkoutPublicKey"
  | "checkoutChannels"
  | "checkoutScriptUrl"
  | "moyasarUrl"
  | "moyasarSecretKey"
  | "moyasarPublicKey"
  | "tabbyUrls"
  | "tabbySecretKey"
  | "tabbyMerchantCodes"
  | "tamaraUrl"
  | "tamaraToken"
  | Extract<keyof typeof smsRows, `unifonic${string}` | `twilio${string}`>
  | "mailBounceDomain"
  | "mailBounceKey";
export type Settings = Omit<AlwaysSet, MayBeMissing> & { [K in MayBeMissing]: AlwaysSet[K] | null };
export type SettingKey = keyof Table;

export const settingRows: readonly Row<unknown>[] = Object.values(settingTable);
