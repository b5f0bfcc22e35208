import { mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Db, openDatabase } from "#api/platform/database/database.ts";
import { readSettings } from "#api/platform/settings/settings.ts";
import { emptyDatabase } from "#api/testing/servers/test-database.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import type { PropertyCard } from "#contract/search/search.ts";
import { ART_VERSION } from "#domain/picture/picture-url.ts";
import { moveDatabaseClock } from "#server/testing/test-clock.ts";
import { writeExampleCatalogue } from "#tools/catalogue/example-catalogue.ts";
import { aSiteGuest, cancelOrder, nightAhead, offeredMethods, payCart } from "./book-and-cancel.ts";
import { registerWebhook } from "./card-company.ts";
import { lookAtHome, searchCity } from "./find-home.ts";
import { giveToRelease, type Production, prepareProduction } from "./prepare-production.ts";
import { fileStates, runInRelease, startRelease } from "./release-process.ts";
import { importCatalogue, runCommand } from "./run-command.ts";
import { until } from "./until.ts";
import { bookingPages, PARTNER_NAMES, textOf, visitorPages } from "./walk-pages.ts";
import { watchRows } from "./written-rows.ts";

/** A home of the example in Riyadh whose cancellation is refunded whole. */
const HOME = "RYD-001";
const RIYADH = 5;

let production: Production;
let migrationUrl: string;
let homes: string;
let db: Db;

beforeAll(async () => {
  const database = await emptyDatabase();
  ({ migrationUrl } = database);
  production = await prepareProduction(database);
  // A folder of an earlier start: what it draws before the first guest takes half a minute, and is tested elsewhere.
  mkdirSync(join(String(production.env.DATA_DIR), "pictures", String(ART_VERSION)), { recursive: true });
  giveToRelease(production.root, String(production.env.DATA_DIR));
  await runCommand(production, ["server/migrate.ts"]);
  await moveDatabaseClock(migrationUrl);
  homes = production.newFolder("homes");
  await writeExampleCatalogue(homes, [HOME]);
  giveToRelease(production.root, homes);
  db = openDatabase(readSettings({ APP_ENV: "test", DATABASE_URL: migrationUrl }));
}, 180_000);

afterAll(async () => {
  await db?.$client.end();
  await production?.close();
});

test("a production sells a stay in a home that an operator imported, refunds it, and writes nowhere but its data folder", {
  timeout: 240_000,
}, async () => {
  const { root, env } = production;
  const before = fileStates(root);
  expect(await importCatalogue(production, homes)).toMatchObject({ homes: 1, listed: 1, problems: 0 });
  const product = await startRelease(root, env);
  try {
    await registerWebhook(production);
    await expectNothingElseOffered();
    const home = await bookAndCancel();
    expect(await runCommand(production, ["server/check-invariants.ts"])).toContain('"violations": []');
    const checked = await runInRelease(root, ["server/operator.ts", "check-partners"], env);
    expect(checked.out).toMatch(/checkout\s+yes/);
    expect(checked.out).toMatch(/mail\s+yes/);
    expect(checked.out).toMatch(/moyasar\s+off/);
    await expectPagesWithoutPartners(home.id);
  } finally {
    expect(await product.stop(), product.output()).toBe(0);
  }
  expect(fileStates(root)).toEqual(before);
  expect(production.ownFolders.flatMap((path) => readdirSync(path))).toEqual([]);
  expect(Object.values(production.keys).filter((key) => product.output().includes(key))).toEqual([]);
});

test("the same folder imported again writes no row, and the rows of a changed one are counted", async () => {
  const rows = await watchRows(migrationUrl);
  expect(await importCatalogue(production, homes)).toMatchObject({ homes: 1, unchanged: 1 });
  expect((await rows()).changed).toEqual([]);
  await db.execute(sql`UPDATE property SET name_en = name_en`);
  expect((await rows()).changed).toContainEqual({ table: "property", rows: 1, written: 1 });
});

async function expectNothingElseOffered(): Promise<void> {
  const { site } = production;
  const page = await site.inject({ method: "GET", url: "/ar/chalets-home" });
  expect([page.statusCode, page.headers["strict-transport-security"]]).toEqual([200, expect.any(String)]);
  const login = await site.inject({ method: "GET", url: "/ar/login" });
  expect(login.statusCode).toBe(200);
  expect(textOf(`${page.body}${login.body}`).match(PARTNER_NAMES) ?? []).toEqual([]);
  const social = await site.inject({ method: "GET", url: endpoints.getSocialOptions.url });
  expect(social.json().platforms).toEqual([]);
}

async function bookAndCancel(): Promise<PropertyCard> {
  const guest = aSiteGuest(production);
  const stay = nightAhead();
  const home = await until("The search finds the home", async () => {
    const [found] = await searchCity(guest, RIYADH, stay);
    return found ?? null;
  });
  await lookAtHome(guest, home, stay);
  const cart = await guest.readyCart(home.id, stay);
  expect(await offeredMethods(guest, cart)).toEqual(["card"]);
  const orderNumber = await payCart(production, guest, cart);
  await expect.poll(webhooks).toContain("payment_captured");
  await cancelOrder(production, guest, orderNumber);
  return home;
}

/** Every page of a visitor, and of a booking under way, while no partner answers. */
async function expectPagesWithoutPartners(propertyId: number): Promise<void> {
  const guest = aSiteGuest(production);
  const { cartId } = await guest.readyCart(propertyId, nightAhead());
  await production.stopPartners();
  const others: string[] = [];
  for (const url of [...visitorPages(propertyId), ...bookingPages(cartId)]) {
    const { statusCode } = await guest.call("GET", url);
    if (statusCode !== 200) others.push(`${url} ${statusCode}`);
  }
  expect(others).toEqual([]);
  const checked = await runInRelease(production.root, ["server/operator.ts", "check-partners"], production.env);
  expect([checked.code, checked.out]).toEqual([1, expect.stringMatching(/checkout\s+no\s+unreachable/)]);
}

async function webhooks(): Promise<string[]> {
  const { rows } = await db.execute<{ kind: string }>(sql`SELECT kind FROM payment_event`);
  return rows.map(({ kind }) => kind);
}
