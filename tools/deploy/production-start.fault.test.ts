import { execFileSync } from "node:child_process";
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Db, openDatabase } from "#api/platform/database/database.ts";
import { readSettings } from "#api/platform/settings/settings.ts";
import { cancellingGuest } from "#api/testing/guests/cancelling-guest.ts";
import { aPayingGuest } from "#api/testing/guests/paying-guest.ts";
import { testDatabase } from "#api/testing/servers/test-database.ts";
import type { MethodOffer } from "#contract/cart/payment.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import type { Order } from "#contract/order/order.ts";
import { ART_VERSION } from "#domain/picture/picture-url.ts";
import { policyTypes } from "#domain/policy/cancellation-policy.ts";
import { addDays } from "#domain/stay/day.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { freePort } from "#server/postgres/free-port.ts";
import { ROOT } from "#server/root.ts";
import { moveDatabaseClock } from "#server/testing/test-clock.ts";
import { type HttpsCaller, httpsCaller } from "./https-caller.ts";
import { makeCertificate } from "./make-certificate.ts";
import { type PartnerProcess, startPartners } from "./partner-process.ts";
import { newCardKeys, newSecret, productionEnvironment } from "./production-environment.ts";
import { fileStates, linkedRelease, releaseUser, runInRelease, startRelease } from "./release-process.ts";
import { startTlsProxy, type TlsProxy } from "./tls-proxy.ts";
import { bookingPages, PARTNER_NAMES, textOf, visitorPages } from "./walk-pages.ts";

const SITE = "www.mabeet.com";
const FIELDS = "cards.example.test";
const PARTNERS = "partners.example.test";
const HOSTS = [SITE, FIELDS, PARTNERS];
/** Enough that one can be booked. */
const HOMES = "40";

const certificate = makeCertificate(HOSTS);
const keys = newCardKeys();
const folder = mkdtempSync(join(tmpdir(), "mabeet-production-"));
const dataDir = join(folder, "data");
const ownFolders = ["home", "tmp"].map((name) => join(folder, name));
let release: ReturnType<typeof linkedRelease>;
let partners: PartnerProcess;
let proxy: TlsProxy;
let site: HttpsCaller;
let company: HttpsCaller;
let env: NodeJS.ProcessEnv;
let db: Db;

beforeAll(async () => {
  chmodSync(folder, 0o755);
  for (const [name, text] of Object.entries(certificate)) writeFileSync(join(folder, `${name}.pem`), text);
  const [home, tmp] = ownFolders as [string, string];
  // A folder of an earlier start: what it draws before the first guest takes half a minute, and is tested elsewhere.
  for (const path of [dataDir, home, tmp, join(dataDir, "pictures", String(ART_VERSION))])
    mkdirSync(path, { recursive: true });
  const preload = pathToFileURL(join(ROOT, "tools/deploy/local-hosts.mjs")).href;
  const network = {
    LOCAL_HOSTS: HOSTS.join(),
    NODE_EXTRA_CA_CERTS: join(folder, "cert.pem"),
    NODE_OPTIONS: [process.env.NODE_OPTIONS, `--import=${preload}`].filter(Boolean).join(" "),
  };
  const database = await testDatabase();
  await seedDemo(database);
  db = openDatabase(readSettings({ APP_ENV: "test", DATABASE_URL: database.migrationUrl }));
  const identity = { SANDBOX_TLS_KEY: join(folder, "key.pem"), SANDBOX_TLS_CERTIFICATE: join(folder, "cert.pem") };
  partners = await startPartners({ ...network, ...identity, ...keys });
  const [port, internalPort] = [await freePort(), await freePort()];
  proxy = await startTlsProxy(certificate, port);
  const { PATH, TEST_CLOCK_OFFSET_MS } = process.env;
  env = {
    ...{ PATH, TEST_CLOCK_OFFSET_MS, HOME: home, TMPDIR: tmp, PORT: String(port), INTERNAL_PORT: String(internalPort) },
    ...network,
    ...productionEnvironment(keys, {
      database,
      partners: `https://${PARTNERS}:${partners.port}`,
      mail: `smtp://release:${newSecret()}@${PARTNERS}:${partners.mailPort}`,
      fields: `https://${FIELDS}:${proxy.port}`,
      dataDir,
    }),
  };
  release = linkedRelease();
  giveToRelease();
  site = httpsCaller({ host: SITE, port: proxy.port, ca: certificate.cert });
  company = httpsCaller({ host: PARTNERS, port: partners.port, ca: certificate.cert });
}, 120_000);

afterAll(async () => {
  for (const caller of [site, company, proxy]) caller?.close();
  await db?.$client.end();
  await partners?.stop();
  release?.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** An operator fills an empty database by hand; here the demo does. */
async function seedDemo({ url, migrationUrl }: { url: string; migrationUrl: string }): Promise<void> {
  const demo = { APP_ENV: "demo", DATABASE_URL: url, DATABASE_MIGRATION_URL: migrationUrl };
  execFileSync(process.execPath, ["tools/seed.ts", "--properties", HOMES], {
    cwd: ROOT,
    env: { ...process.env, ...demo },
    stdio: ["ignore", "ignore", "inherit"],
  });
  await moveDatabaseClock(migrationUrl);
}

function giveToRelease(): void {
  const { uid, gid } = releaseUser(release.root);
  if (uid === undefined || gid === undefined) return;
  const below = readdirSync(dataDir, { recursive: true, encoding: "utf8" }).map((name) => join(dataDir, name));
  for (const path of [dataDir, ...below, ...ownFolders]) chownSync(path, uid, gid);
}

test("production with one company for cards sells a stay and refunds it, and writes nowhere but its data folder", {
  timeout: 180_000,
}, async () => {
  const before = fileStates(release.root);
  const product = await startRelease(release.root, env);
  try {
    await registerWebhook();
    await expectNothingElseOffered();
    await bookAndCancel();
    const invariants = await runInRelease(release.root, ["server/check-invariants.ts"], env);
    expect(invariants.out).toContain('"violations": []');
    const checked = await runInRelease(release.root, ["server/operator.ts", "check-partners"], env);
    expect(checked.out).toMatch(/checkout\s+yes/);
    expect(checked.out).toMatch(/mail\s+yes/);
    expect(checked.out).toMatch(/moyasar\s+off/);
    await expectPagesWithoutPartners();
  } finally {
    expect(await product.stop(), product.output()).toBe(0);
  }
  expect(fileStates(release.root)).toEqual(before);
  expect(ownFolders.flatMap((path) => readdirSync(path))).toEqual([]);
  expect(Object.values(keys).filter((key) => product.output().includes(key))).toEqual([]);
});

/** As docs/going-live.md tells the operator. */
async function registerWebhook(): Promise<void> {
  const url = `https://${SITE}:${proxy.port}/api/payment-api/webhook/checkout`;
  const gateway = ["payment_approved", "payment_captured", "payment_refunded"];
  const answer = await company.inject({
    method: "POST",
    url: "/checkout/workflows",
    headers: { authorization: `Bearer ${keys.CHECKOUT_SECRET_KEY}` },
    payload: {
      name: "Mabeet",
      conditions: [{ type: "event", events: { gateway } }],
      actions: [{ type: "webhook", url, signature: { method: "HMACSHA256", key: keys.CHECKOUT_WEBHOOK_KEYS } }],
    },
  });
  expect(answer.statusCode).toBe(201);
}

async function expectNothingElseOffered(): Promise<void> {
  const page = await site.inject({ method: "GET", url: "/ar/chalets-home" });
  expect([page.statusCode, page.headers["strict-transport-security"]]).toEqual([200, expect.any(String)]);
  const login = await site.inject({ method: "GET", url: "/ar/login" });
  expect(login.statusCode).toBe(200);
  expect(textOf(`${page.body}${login.body}`).match(PARTNER_NAMES) ?? []).toEqual([]);
  const social = await site.inject({ method: "GET", url: endpoints.getSocialOptions.url });
  expect(social.json().platforms).toEqual([]);
}

async function bookAndCancel(): Promise<void> {
  const guest = aPayingGuest(site, { url: "" }, { host: SITE });
  const cart = await guest.readyCart(await bookableHome(), stay());
  const offered = await guest.call("GET", `${endpoints.listPaymentMethods.url}?cartId=${cart.cartId}`);
  const open = (offered.json().methods as MethodOffer[]).filter(({ available }) => available);
  expect(open.map(({ method }) => method)).toEqual(["card"]);

  const paid = await guest.pay(cart, "", { token: await cardToken() });
  expect(paid.statusCode, paid.body).toBe(200);
  const { paymentId } = paid.json();
  await expect.poll(async () => (await guest.poll(paymentId)).status).toBe("SUCCESS");
  const { orderNumber } = await guest.poll(paymentId);
  await expect.poll(webhooks).toContain("payment_captured");

  const { previewed, answer } = await cancellingGuest(guest, orderNumber).cancelNow();
  expect(answer.statusCode, answer.body).toBe(200);
  expect(previewed.refundable).toBeGreaterThan(0);
  const refunds = async () => ((await guest.order(orderNumber)).json() as Order).refunds.map(({ status }) => status);
  await expect.poll(refunds).toEqual(["done"]);
  await expect.poll(() => mailsTo(guest.email)).toBeGreaterThanOrEqual(2);
}

/** Every page of a visitor, and of a booking under way, while no partner answers. */
async function expectPagesWithoutPartners(): Promise<void> {
  const guest = aPayingGuest(site, { url: "" }, { host: SITE });
  const propertyId = await bookableHome();
  const { cartId } = await guest.readyCart(propertyId, stay());
  await partners.stop();
  const others: string[] = [];
  for (const url of [...visitorPages(propertyId), ...bookingPages(cartId)]) {
    const { statusCode } = await guest.call("GET", url);
    if (statusCode !== 200) others.push(`${url} ${statusCode}`);
  }
  expect(others).toEqual([]);
  const checked = await runInRelease(release.root, ["server/operator.ts", "check-partners"], env);
  expect([checked.code, checked.out]).toEqual([1, expect.stringMatching(/checkout\s+no\s+unreachable/)]);
}

function stay() {
  const checkIn = addDays(todayInRiyadh(new Date()), 30);
  return { checkIn, checkOut: addDays(checkIn, 1) };
}

/** A home of the demo that is free then, and whose cancellation is refunded whole. */
async function bookableHome(): Promise<number> {
  const { checkIn } = stay();
  const { rows } = await db.execute<{ id: number }>(sql`
    SELECT id FROM property WHERE status = 'listed' AND policy_type_id = ${policyTypes.FULLY_REFUNDABLE} ORDER BY id`);
  for (const { id } of rows) {
    const payload = { propertyId: id, checkIn, checkOut: stay().checkOut };
    const quote = await site.inject({ method: "POST", url: endpoints.quoteStay.url, headers: ownPage, payload });
    if (quote.statusCode === 200 && quote.json().unitPriceDetails?.quoteId) return id;
  }
  throw new Error("No home of the demo can be booked.");
}

const ownPage = { "sec-fetch-site": "same-origin" };

/** What the card fields of the company give to the guest's browser. */
async function cardToken(): Promise<string> {
  const answer = await company.inject({
    method: "POST",
    url: "/checkout/tokens",
    headers: { authorization: `Bearer ${keys.CHECKOUT_PUBLIC_KEY}` },
    payload: {
      type: "card",
      number: "4242424242424242",
      expiry_month: 12,
      expiry_year: 2040,
      cvv: "123",
      name: "NORA",
    },
  });
  return answer.json().token;
}

async function webhooks(): Promise<string[]> {
  const { rows } = await db.execute<{ kind: string }>(sql`SELECT kind FROM payment_event`);
  return rows.map(({ kind }) => kind);
}

async function mailsTo(email: string): Promise<number> {
  const inbox = await company.inject({ method: "GET", url: `/inbox.json?to=${email}` });
  return inbox.json().messages.length;
}
