import { expect, test } from "vitest";
import { productionSettings } from "#api/testing/servers/production-settings.ts";
import { sampleSellers } from "#domain/document/sellers.ts";
import { settingRows } from "./setting-table.ts";
import { readSettings, SettingsError } from "./settings.ts";
import { settingsMarkdown } from "./settings-markdown.ts";

const production = productionSettings();

function errorsOf(env: Record<string, string | undefined>): readonly string[] {
  try {
    readSettings(env);
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.errors;
    throw error;
  }
}

test("an empty environment is a demo on port 3000 whose partners are the sandbox", () => {
  expect(readSettings({})).toMatchObject({
    appEnv: "demo",
    port: 3000,
    internalPort: 3001,
    databaseUrl: null,
    mailUrl: "smtp://demo:any@127.0.0.1:3003",
    mailTls: "if-offered",
    trustedProxies: [],
  });
});

test("a sandbox on another port is still the partner of the demo", () => {
  expect(readSettings({ SANDBOX_PORT: "4002" })).toMatchObject({
    unifonicUrl: "http://127.0.0.1:4002/unifonic",
    mailUrl: "smtp://demo:any@127.0.0.1:4003",
  });
  expect(readSettings({ SANDBOX_MAIL_PORT: "4025" }).mailUrl).toBe("smtp://demo:any@127.0.0.1:4025");
});

test("an empty value counts as missing", () => {
  expect(readSettings({ PORT: " " }).port).toBe(3000);
});

test("one database URL serves both roles when only one is set", () => {
  const url = "postgres://app:x@127.0.0.1/mabeet";
  expect(readSettings({ DATABASE_URL: url }).databaseMigrationUrl).toBe(url);
});

test("with a connection pooler migrations go past it, and the address past it is refused without the pooler", () => {
  const [pooler, direct] = ["postgres://app:x@pooler/mabeet", "postgres://app:x@db/mabeet"];
  const settings = readSettings({ DATABASE_URL: pooler, DATABASE_DIRECT_URL: direct });
  expect(settings).toMatchObject({ databaseUrl: pooler, databaseMigrationUrl: direct, databaseDirectUrl: direct });
  expect(() => readSettings({ DATABASE_DIRECT_URL: direct })).toThrow(
    "DATABASE_DIRECT_URL is set without DATABASE_URL: set both to the same database.",
  );
});

test("all invalid settings are reported at once, one sentence each", () => {
  expect(
    errorsOf({
      PORT: "eighty",
      DATABASE_URL: "mysql://x",
      SECRETS: "short",
      TRUSTED_PROXIES: "10.0.0.0/8, me",
      LOG_LEVEL: "loud",
    }),
  ).toEqual([
    "PORT must be a whole number from 0 to 65535.",
    "DATABASE_URL must look like postgres://user:password@host:5432/name.",
    "SECRETS must have entries of at least 32 characters.",
    "LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.",
    "TRUSTED_PROXIES must have IP addresses or networks such as 10.0.0.0/8.",
  ]);
});

test.each(settingRows)("production with an unreadable $name is refused without another fault of it", ({ name }) => {
  const errors = errorsOf({ ...production, [name]: "?" });
  expect(errors.filter((error) => error.startsWith(`${name} `)).length).toBeLessThanOrEqual(1);
});

test("production names settings of lists and rows that cannot be read", () => {
  expect(errorsOf({ ...production, SELLERS: "{", CHECKOUT_WEBHOOK_KEYS: "short" }).slice(0, 2)).toEqual([
    "CHECKOUT_WEBHOOK_KEYS must have entries of at least 32 characters.",
    expect.stringMatching(/^SELLERS must be JSON/),
  ]);
});

test("production starts when everything required is set", () => {
  expect(errorsOf(production)).toEqual([]);
});

const optional = ["APP_ENV", "PLACES_URL", "PLACES_KEY", "LOYALTY_URL", "LOYALTY_KEY"];
const needed = Object.keys(production).filter((name) => !optional.includes(name));

test.each(needed)("production without %s is refused", (name) => {
  expect(errorsOf({ ...production, [name]: undefined })).toEqual([`${name} is missing: APP_ENV=production needs it.`]);
});

test("production starts without loyalty programmes, and not with their address alone", () => {
  const { LOYALTY_URL: _, LOYALTY_KEY: __, ...without } = production;
  expect(readSettings(without).loyaltyUrl).toBe(null);
  expect(errorsOf({ ...production, LOYALTY_KEY: undefined })).toEqual([
    "LOYALTY_KEY is missing: LOYALTY_URL needs it.",
  ]);
});

test("production starts without Google's reviews, with a key calls Google, and not with an address alone", () => {
  const { PLACES_URL: _, PLACES_KEY: __, ...without } = production;
  expect(readSettings(without).placesKey).toBe(null);
  expect(readSettings({ ...without, PLACES_KEY: "a-key-of-our-own" }).placesUrl).toBe("https://places.googleapis.com");
  expect(errorsOf({ ...production, PLACES_KEY: undefined })).toEqual(["PLACES_KEY is missing: PLACES_URL needs it."]);
});

test("how long codes and links are valid is no setting, because texts promise it", () => {
  expect(errorsOf({ CODE_SECONDS: "600", LINK_SECONDS: "900" })).toEqual([
    "CODE_SECONDS is no longer a setting: a one-time code is valid for 5 minutes.",
    "LINK_SECONDS is no longer a setting: a link in an email is valid for 30 minutes.",
  ]);
});

test("a setting of the earlier reviews names the one that replaces it", () => {
  expect(errorsOf({ REVIEWS_URL: "https://reviews.example.test", REVIEWS_API_KEY: "x" })).toEqual([
    "REVIEWS_URL is no longer a setting: use PLACES_URL.",
    "REVIEWS_API_KEY is no longer a setting: use PLACES_KEY.",
  ]);
});

test.each([
  ["SANDBOX_PORT", "3002", "is set, but APP_ENV=production runs without a sandbox."],
  ["CLOCK_OFFSET_MS", "1000", "is allowed with APP_ENV=test only."],
  ["SAMPLE_PICTURES", "yes", "is allowed with APP_ENV=test only."],
  ["FAULT", "K13:2", "is allowed with APP_ENV=test only."],
  ["TIME_SCALE", "0.1", "is allowed with APP_ENV=test only."],
  ["TIMEOUT_SCALE", "0.1", "is allowed with APP_ENV=test only."],
  ["SANDBOX_MAIL_PORT", "3003", "is set, but APP_ENV=production runs without a sandbox."],
  ["MAIL_TLS", "if-offered", "must be required: APP_ENV=production sends mail over TLS."],
  ["MAIL_URL", "smtp://127.0.0.1:3003", "points to this machine: APP_ENV=production needs the real partner."],
  ["PLACES_URL", "http://localhost:3002/places", "points to this machine: APP_ENV=production needs the real partner."],
  [
    "PLACES_KEY",
    "mabeet-demo-places",
    "is the key of the sandbox: APP_ENV=production needs a key of the real partner.",
  ],
  ["SOCIAL_URL", "http://127.0.0.1:3002/social", "points to this machine: APP_ENV=production needs the real partner."],
  ["LOYALTY_URL", "http://127.0.0.1:3002", "points to this machine: APP_ENV=production needs the real partner."],
  [
    "LOYALTY_KEY",
    "only-for-demo-and-test-loyalty",
    "is the key of the sandbox: APP_ENV=production needs a key of the real partner.",
  ],
  [
    "SEAL_KEYS",
    `k2:${"A".repeat(43)}, demo:b25seS1mb3ItZGVtby1hbmQtdGVzdC0wMTIzNDU2Nzg`,
    "contains the public secret of the demo: choose another one.",
  ],
  ["SECRETS", "only-for-demo-and-test-0123456789abcdef", "contains the public secret of the demo: choose another one."],
])("production refuses %s=%s", (name, value, sentence) => {
  expect(errorsOf({ ...production, [name]: value })).toEqual([`${name} ${sentence}`]);
});

test("production sends mail over TLS, and a server without a login is none of its errors", () => {
  expect(readSettings(production)).toMatchObject({ mailTls: "required", mailDkim: [], mailBounceDomain: null });
});

test.each([
  "https://mail.example.test/send",
  "http://127.0.0.1:3002/mail",
  "mail.example.test:587",
  "smtp://",
  "smtp://mail.example.test/send",
])("mail to %s is refused with the form that it has now", (MAIL_URL) => {
  expect(errorsOf({ MAIL_URL })).toEqual([
    "MAIL_URL must look like smtp://mail.example:587 or smtps://user:password@mail.example:465.",
  ]);
});

test("keys that sign mail have a domain, a selector and a file", () => {
  const MAIL_DKIM = "mabeet.example:s2026:/etc/mabeet/dkim.pem,tajawal.example:s1:C:\\keys\\dkim.pem";
  expect(readSettings({ MAIL_DKIM }).mailDkim).toEqual([
    { domain: "mabeet.example", selector: "s2026", path: "/etc/mabeet/dkim.pem" },
    { domain: "tajawal.example", selector: "s1", path: "C:\\keys\\dkim.pem" },
  ]);
  expect(errorsOf({ MAIL_DKIM: "/etc/mabeet/dkim.pem" })).toEqual([
    "MAIL_DKIM must have entries domain:selector:/path/of/the/key.pem.",
  ]);
});

test("bounces need their domain and their key", () => {
  const key = { MAIL_BOUNCE_KEY: "x".repeat(20) };
  expect(errorsOf({ MAIL_BOUNCE_DOMAIN: "bounces.mabeet.example" })).toEqual([
    "MAIL_BOUNCE_KEY is missing: bounces need both settings.",
  ]);
  expect(errorsOf(key)).toEqual(["MAIL_BOUNCE_DOMAIN is missing: bounces need both settings."]);
  expect(errorsOf({ ...key, MAIL_BOUNCE_DOMAIN: "bounces.mabeet.example" })).toEqual([]);
  expect(errorsOf({ ...key, MAIL_BOUNCE_DOMAIN: "not a domain" })).toEqual([
    "MAIL_BOUNCE_DOMAIN must be a domain such as bounces.example.",
  ]);
});

test("the demo refuses the test clock too", () => {
  expect(errorsOf({ CLOCK_OFFSET_MS: "5" })).toEqual(["CLOCK_OFFSET_MS is allowed with APP_ENV=test only."]);
});

test("the table for the README has a line for every setting", () => {
  const table = settingsMarkdown();
  for (const { name } of settingRows) expect(table).toContain(`| \`${name}\` |`);
  expect(table.split("\n")).toHaveLength(settingRows.length + 2);
});

test("production refuses the invented sellers of the demo", () => {
  const sentence = "SELLERS contains the invented sellers of the demo: APP_ENV=production needs the real ones.";
  expect(errorsOf({ ...production, SELLERS: "sample" })).toEqual([sentence]);
  expect(errorsOf({ ...production, SELLERS: JSON.stringify(sampleSellers) })).toEqual([sentence]);
});

test.each(["{", "{}", '{"mabeet-SA":{}}', JSON.stringify({ ...sampleSellers, other: 1 })])(
  "sellers of %s are refused with the place of the error",
  (SELLERS) => {
    expect(errorsOf({ SELLERS })).toEqual([expect.stringMatching(/^SELLERS must be JSON with a row for each of/)]);
  },
);

test("phase 2 of e-invoicing needs key, certificate and secret, and in production the gateway", () => {
  const missing = (env: object) => errorsOf({ ...env, E_INVOICE_PHASE: "2" }).map((error) => error.split(" ")[0]);
  expect(missing({})).toEqual(["E_INVOICE_KEY", "E_INVOICE_CERTIFICATE", "E_INVOICE_SECRET"]);
  const signing = { E_INVOICE_KEY: "k", E_INVOICE_CERTIFICATE: "c", E_INVOICE_SECRET: "s" };
  expect(missing(signing)).toEqual([]);
  expect(missing({ ...production, ...signing })).toEqual(["E_INVOICE_URL"]);
});

test("phase 2 of e-invoicing needs one VAT number for all Saudi sellers, to which its certificate belongs", () => {
  const sellers = JSON.parse(production.SELLERS);
  sellers["tajawal-SA"].vatNumber = "310000000000003";
  const SELLERS = JSON.stringify(sellers);
  const signing = { E_INVOICE_KEY: "k", E_INVOICE_CERTIFICATE: "c", E_INVOICE_SECRET: "s", E_INVOICE_PHASE: "2" };
  expect(errorsOf({ SELLERS })).toEqual([]);
  expect(errorsOf({ SELLERS, ...signing })).toEqual([
    "SELLERS has two VAT numbers in Saudi Arabia: the certificate of E_INVOICE_PHASE=2 belongs to one.",
  ]);
});
