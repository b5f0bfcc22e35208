import { z } from "zod";
import { experimentIds } from "#domain/site/experiments.ts";
import { type Row, row } from "./setting-row.ts";
import {
  dialCode,
  httpUrl,
  listOf,
  network,
  number,
  oneOf,
  port,
  postgresUrl,
  sealKeys,
  text,
} from "./setting-values.ts";
import { socialRows } from "./social-rows.ts";
import { testRows } from "./test-rows.ts";

export const DEFAULT_SECRET = "only-for-demo-and-test-0123456789abcdef";
/** 32 bytes that everybody knows, in base64url. */
export const DEFAULT_SEAL_KEY = "demo:b25seS1mb3ItZGVtby1hbmQtdGVzdC0wMTIzNDU2Nzg";
/** The sandbox knows these too. */
export const DEFAULT_REVIEWS_KEY = "only-for-demo-and-test-reviews";

export const DEFAULT_PAYMENT_KEY = "only-for-demo-and-test-payments";
export const DEFAULT_WEBHOOK_SECRET = "only-for-demo-and-test-webhooks-0123456789";

export type Environment = Record<string, string | undefined>;

/** Every setting of the product. README prints this table; `readSettings` reads by it; nothing else reads the environment. */
export const settingTable = {
  appEnv: row(
    "APP_ENV",
    "demo",
    oneOf("demo", "test", "production"),
    "What this process is: `demo` (sandbox partners, seeded catalogue), `test` (also test clock and fault points) or `production`",
  ),
  host: row("HOST", "127.0.0.1", text, "Address to listen on; `0.0.0.0` to be reached from other machines"),
  port: row("PORT", "3000", port, "Pages and API"),
  internalPort: row(
    "INTERNAL_PORT",
    "3001",
    port,
    "Metrics, OpenAPI document and API page; keep it closed to the world",
  ),
  sandboxPort: row("SANDBOX_PORT", "3002", port, "The sandbox of outside services", "refused in production"),
  databaseUrl: row(
    "DATABASE_URL",
    null,
    postgresUrl,
    "PostgreSQL 18 for the product, role `app`; without it an embedded one is started",
    "production",
  ),
  databaseMigrationUrl: row(
    "DATABASE_MIGRATION_URL",
    null,
    postgresUrl,
    "The same database for role `migrator`; without it DATABASE_URL migrates too",
    "production",
  ),
  databasePoolSize: row("DATABASE_POOL_SIZE", "10", number(1, 200), "Connections to PostgreSQL per process"),
  dataDir: row("DATA_DIR", ".data", text, "Where the embedded PostgreSQL keeps its data, and drawn pictures are kept"),
  pictureCacheMb: row(
    "PICTURE_CACHE_MB",
    "512",
    number(1, 1_000_000),
    "How much room drawn pictures may take on disk; what was looked at longest ago goes first",
  ),
  secrets: row(
    "SECRETS",
    DEFAULT_SECRET,
    listOf(text.pipe(z.string().min(32, "must be 32 characters or more each"))),
    "Signing secrets, separated by commas: the first signs, all are accepted, so that they can be rotated. They pepper passwords too: when one goes, whoever has not logged in since it came second chooses a new password",
    "production",
  ),
  sealKeys: row(
    "SEAL_KEYS",
    DEFAULT_SEAL_KEY,
    sealKeys,
    "What passport numbers and the like are sealed with, as `name:key` separated by commas, a key being 32 random bytes in base64url: the first seals, all of them open, and a job seals anew what an older one sealed",
    "production",
  ),
  mailUrl: row("MAIL_URL", null, httpUrl, "Where mails are handed in; without it the sandbox takes them", "production"),
  smsUrl: row(
    "SMS_URL",
    null,
    httpUrl,
    "Where text messages are handed in; without it the sandbox takes them",
    "production",
  ),
  reviewsUrl: row(
    "REVIEWS_URL",
    null,
    httpUrl,
    "Where Google's reviews are asked for; without it the sandbox makes them up",
    "production",
  ),
  reviewsApiKey: row(
    "REVIEWS_API_KEY",
    DEFAULT_REVIEWS_KEY,
    text,
    "Our key at REVIEWS_URL; only our server sends it, no browser ever sees it",
    "production",
  ),
  paymentUrl: row(
    "PAYMENT_URL",
    null,
    httpUrl,
    "Where payments are begun, one path below it for each provider; without it the sandbox plays the banks",
    "production",
  ),
  paymentFieldsUrl: row(
    "PAYMENT_FIELDS_URL",
    null,
    httpUrl,
    "The gateway's page with the fields of a card, as browsers reach it; our pages show it in a frame",
    "production",
  ),
  paymentKey: row(
    "PAYMENT_KEY",
    DEFAULT_PAYMENT_KEY,
    text,
    "Our key at PAYMENT_URL; only our server sends it",
    "production",
  ),
  paymentWebhookSecrets: row(
    "PAYMENT_WEBHOOK_SECRETS",
    DEFAULT_WEBHOOK_SECRET,
    listOf(text.pipe(z.string().min(32, "must be 32 characters or more each"))),
    "What providers of payments sign their webhooks with, separated by commas: all are accepted",
    "production",
  ),
  ...socialRows,
  logLevel: row(
    "LOG_LEVEL",
    "info",
    oneOf("fatal", "error", "warn", "info", "debug", "trace", "silent"),
    "How much is logged",
  ),
  trustedProxies: row(
    "TRUSTED_PROXIES",
    "",
    listOf(network),
    "Addresses or networks whose X-Forwarded-For counts, separated by commas",
    "behind a load balancer",
  ),
  searchMemoryMb: row(
    "SEARCH_MEMORY_MB",
    "512",
    number(1, 1_000_000),
    "Memory for the homes of the cities that guests search, per process",
  ),
  limitSearch: row("LIMIT_SEARCH", "600", number(1, 1_000_000), "Searches a minute from one network"),
  limitRead: row("LIMIT_READ", "1200", number(1, 1_000_000), "Other reads a minute from one network"),
  limitWrite: row(
    "LIMIT_WRITE",
    "1200",
    number(1, 1_000_000),
    "Writes a minute from one network, counted over all processes",
  ),
  limitCoupon: row(
    "LIMIT_COUPON",
    "10",
    number(1, 1_000_000),
    "Discount codes a guest may try in ten minutes; a network three times as many",
  ),
  limitLogin: row(
    "LIMIT_LOGIN",
    "5",
    number(1, 1_000_000),
    "Wrong passwords for one account from one network in fifteen minutes; a network may try six times as many in all, and past ten times as many in a day an account asks for a code too",
  ),
  limitRegister: row("LIMIT_REGISTER", "5", number(1, 1_000_000), "New accounts an hour from one network"),
  limitForgot: row(
    "LIMIT_FORGOT",
    "3",
    number(1, 1_000_000),
    "New passwords asked for in an hour for one contact from one network",
  ),
  limitSms: row(
    "LIMIT_SMS",
    "1000",
    number(0, 1_000_000),
    "Codes by SMS an hour; half of them to one country, a fiftieth to ten thousand neighbouring numbers, a fiftieth for 256 neighbouring addresses that ask. Past it SMS rest, and logging in does not",
  ),
  smsDialCodes: row(
    "SMS_DIAL_CODES",
    "+966,+971,+965,+973,+974,+968,+20,+962",
    listOf(dialCode),
    "Dial codes of the phones that accounts may have, separated by commas",
  ),
  codeSeconds: row("CODE_SECONDS", "300", number(1, 3_600), "How long a one-time code counts"),
  linkSeconds: row("LINK_SECONDS", "1800", number(1, 86_400), "How long a link in a mail counts"),
  holdSeconds: row("HOLD_SECONDS", "900", number(1, 1_800), "How long the nights of a cart are held"),
  holdsPerNetwork: row(
    "HOLDS_PER_NETWORK",
    "3",
    number(1, 1_000_000),
    "Carts one network may hold at a time before a security check is asked",
  ),
  holdsPerContact: row(
    "HOLDS_PER_CONTACT",
    "2",
    number(1, 1_000_000),
    "Carts one e-mail address or phone may hold at a time before a security check is asked",
  ),
  eventDays: row(
    "EVENT_DAYS",
    "90",
    number(1, 3_650),
    "How many days we keep what guests did who agreed to be counted",
  ),
  forgetGuestHours: row(
    "FORGET_GUEST_HOURS",
    "24",
    number(1, 8_760),
    "How many hours after its hold ended a cart without an order still says who its guest was",
  ),
  experiments: row("EXPERIMENTS", "", listOf(oneOf(...experimentIds)), "A/B tests that run, separated by commas"),
  ...testRows,
};

type Table = typeof settingTable;
type ValueOf<R> = R extends Row<infer Value> ? Value : never;
type AlwaysSet = { [K in keyof Table]: ValueOf<Table[K]> };

/** What may stay empty: without a database URL an embedded server is started and fills both; without the last one the real companies are asked. */
type MayBeMissing = "databaseUrl" | "databaseMigrationUrl" | "socialUrl";
export type Settings = Omit<AlwaysSet, MayBeMissing> & { [K in MayBeMissing]: string | null };
export type SettingKey = keyof Table;

export const settingRows: readonly Row<unknown>[] = Object.values(settingTable);
