import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Client } from "pg";
import type { Cart } from "#contract/cart/cart.ts";
import { buildPages, compressPages } from "#server/build/build-pages.ts";
import { type RunningPostgres, startPostgres } from "#server/postgres/start-postgres.ts";
import { throwawayFolder } from "#server/postgres/throwaway-folder.ts";
import { ROOT } from "#server/root.ts";
import type { CleanupStack } from "#server/start/cleanup-stack.ts";
import { writeExampleCatalogue } from "#tools/catalogue/example-catalogue.ts";
import { aSiteGuest, cancelOrder, nightAhead, offeredMethods, payCart, type SiteGuest } from "./book-and-cancel.ts";
import { registerWebhook } from "./card-company.ts";
import { lookAtHome, searchCity } from "./find-home.ts";
import { giveToRelease, type Production, prepareProduction } from "./prepare-production.ts";
import { printStep } from "./print-step.ts";
import { startRelease } from "./release-process.ts";
import { importCatalogue, runCommand } from "./run-command.ts";
import { until } from "./until.ts";
import { watchRows } from "./written-rows.ts";

const RIYADH = 5;
const HOMES = 12;
/** Its cancellation is free until days before the stay. */
const BOOKED = "Tuwaiq Ridge Chalet";

/** Every step from an empty server to a cancelled booking, and the same import once more. */
export async function rehearse(cleanup: CleanupStack): Promise<void> {
  await printStep("The pages are built", () => buildRelease());
  const postgres = await printStep("An empty PostgreSQL 18 has three roles", () => emptyPostgres(cleanup));
  const production = await printStep(
    "A release, partners in a process of their own, HTTPS, keys",
    () => prepared(postgres, cleanup),
    ({ env }) => String(env.CHECKOUT_URL),
  );
  const command = (...args: string[]) => runCommand(production, args);
  await printStep("server/migrate.ts writes tables and reference data", () => command("server/migrate.ts"), lastLine);
  await printStep("server/operator.ts check-partners", () => command("server/operator.ts", "check-partners"), answers);

  const folder = production.newFolder("homes");
  await printStep("Photographs of the example are drawn", () => drawCatalogue(production, folder), String);
  await printStep("import-homes --check finds nothing wrong", () => importCatalogue(production, folder, "--check"));
  await printStep("import-homes lists every home", () => firstImport(production, postgres, folder), String);

  const product = await printStep("The release starts with APP_ENV=production", () =>
    startRelease(production.root, production.env),
  );
  cleanup.add(async () => void (await product.stop()));
  await printStep("The webhook is registered at the company for cards", () => registerWebhook(production));
  await bookAsGuest(production);
  await printStep("server/check-invariants.ts finds no violation", () => noViolations(production));
  await printStep("The release stops", async () => assert.equal(await product.stop(), 0, product.output()));
  await printStep("The same folder again changes no row", () => secondImport(production, postgres, folder), String);
}

async function buildRelease(): Promise<void> {
  await buildPages({ root: ROOT });
  await compressPages({ root: ROOT, waits: true });
}

/** The embedded server, set up as deploy/database.sql sets up another: roles, their limits, a database without a table. */
async function emptyPostgres(cleanup: CleanupStack): Promise<RunningPostgres> {
  const { folder, remove } = throwawayFolder("mabeet-rehearsal-");
  cleanup.add(async () => remove());
  const postgres = await startPostgres({ dir: join(folder, "postgres") });
  cleanup.add(() => postgres.stop("immediate"));
  const client = new Client({ connectionString: postgres.migrationUrl });
  await client.connect();
  const { rows } = await client.query(`
    SELECT current_setting('server_version_num')::integer / 10000 AS version,
      (SELECT count(*)::integer FROM pg_tables WHERE schemaname = 'public') AS tables,
      (SELECT count(*)::integer FROM pg_roles WHERE rolname IN ('app', 'migrator', 'readonly')) AS roles`);
  await client.end();
  assert.deepEqual(rows, [{ version: 18, tables: 0, roles: 3 }]);
  return postgres;
}

async function prepared(postgres: RunningPostgres, cleanup: CleanupStack): Promise<Production> {
  const production = await prepareProduction(postgres);
  cleanup.add(production.close);
  return production;
}

async function drawCatalogue({ root }: Production, folder: string): Promise<string> {
  const photos = await writeExampleCatalogue(folder);
  giveToRelease(root, folder);
  return `${photos} photographs`;
}

async function firstImport(production: Production, { migrationUrl }: RunningPostgres, folder: string): Promise<string> {
  const rows = await watchRows(migrationUrl);
  const { homes, listed } = await importCatalogue(production, folder);
  assert.deepEqual({ homes, listed }, { homes: HOMES, listed: HOMES });
  const [, ...report] = readFileSync(join(folder, "report.csv"), "utf8").trim().split("\r\n");
  assert.equal(report.filter((row) => row.includes(",listed,")).length, HOMES, report.join("\n"));
  const { changed } = await rows();
  const written = changed.reduce((sum, table) => sum + table.written, 0);
  return `${listed} homes, ${written} rows in ${changed.length} tables`;
}

async function secondImport(
  production: Production,
  { migrationUrl }: RunningPostgres,
  folder: string,
): Promise<string> {
  const rows = await watchRows(migrationUrl);
  const { homes, unchanged } = await importCatalogue(production, folder);
  assert.deepEqual({ homes, unchanged }, { homes: HOMES, unchanged: HOMES });
  const { all, changed } = await rows();
  assert.deepEqual(changed, []);
  return `0 of ${all} rows`;
}

async function bookAsGuest(production: Production): Promise<void> {
  const guest = aSiteGuest(production);
  const stay = nightAhead();
  const home = await printStep(
    "A guest searches Riyadh",
    () =>
      until("The search finds the home", async () => {
        const found = await searchCity(guest, RIYADH, stay);
        return found.find(({ nameEn }) => nameEn === BOOKED) ?? null;
      }),
    ({ id, nameEn, priceDetail }) => `${nameEn} (${id}), SAR ${priceDetail.totalPrice}`,
  );
  await printStep("… opens the home and one of its photographs", () => lookAtHome(guest, home, stay), String);
  const cart = await printStep("… holds a night", () => guest.readyCart(home.id, stay));
  await printStep("… is offered what has settings and nothing else", () => onlyMethod(guest, cart), String);
  const orderNumber = await printStep(
    "… pays by card with 3-D Secure and gets the confirmation",
    () => payCart(production, guest, cart),
    String,
  );
  await printStep(
    "… cancels, and the refund is done",
    () => cancelOrder(production, guest, orderNumber),
    (refunded) => `SAR ${refunded}`,
  );
}

const lastLine = (out: string) => out.trim().split("\n").at(-1) ?? "";

/** The partners that answer. */
function answers(table: string): string {
  const up = [...table.matchAll(/^(\S+)\s+yes\b/gm)].map(([, name]) => name);
  assert.deepEqual(up.toSorted(), ["checkout", "mail"], table);
  return up.join(", ");
}

/** One company has settings, so one method of payment is offered. */
async function onlyMethod(guest: SiteGuest, cart: Cart): Promise<string> {
  const methods = await offeredMethods(guest, cart);
  assert.equal(methods.length, 1, methods.join());
  return methods.join();
}

async function noViolations(production: Production): Promise<void> {
  const out = await runCommand(production, ["server/check-invariants.ts"]);
  assert.deepEqual(JSON.parse(out).violations, []);
}
