import { cpSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { beforeAll, expect, test } from "vitest";
import { emptyDatabase } from "#api/testing/servers/test-database.ts";
import { migrate, requireMigrated } from "./migrate.ts";
import { MIGRATIONS, migrationFiles } from "./migration-files.ts";

const folder = mkdtempSync(join(tmpdir(), "migrations-"));

beforeAll(() => {
  cpSync(join(MIGRATIONS, "0000_foundation.sql"), join(folder, "0000_foundation.sql"));
  writeFileSync(join(folder, "0001_hut.sql"), "CREATE TABLE hut (id int PRIMARY KEY);");
});

async function ask(url: string, sql: string) {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

test("an empty database gets every migration once, and a second run finds nothing to do", async () => {
  const { migrationUrl } = await emptyDatabase();
  expect(await migrate(migrationUrl)).toEqual(migrationFiles().map(({ name }) => name));
  expect(await migrate(migrationUrl)).toEqual([]);
});

test("migrations are numbered without gaps, each with a number of its own", () => {
  const numbers = migrationFiles().map(({ name }) => Number.parseInt(name, 10));
  expect(numbers).toEqual(numbers.map((_, index) => index));
});

test("of two processes that start together one migrates and the other waits", async () => {
  const { migrationUrl } = await emptyDatabase();
  const runs = await Promise.all([migrate(migrationUrl, { folder }), migrate(migrationUrl, { folder })]);
  expect(runs.map((names) => names.length).sort()).toEqual([0, 2]);
});

test("a table of a later migration is granted to the application by itself", async () => {
  const { migrationUrl, url } = await emptyDatabase();
  await migrate(migrationUrl, { folder });
  await ask(url, "INSERT INTO hut VALUES (1)");
  expect(await ask(url, "SELECT id FROM hut")).toEqual([{ id: 1 }]);
});

test("a release runs on the database of a newer one that only added to it, or dropped what this one no longer uses", async () => {
  const { migrationUrl } = await emptyDatabase();
  await migrate(migrationUrl, { folder });
  await ask(migrationUrl, "INSERT INTO schema_migration (name, hash) VALUES ('0098_more', 'x')");
  await ask(migrationUrl, "INSERT INTO schema_migration (name, hash, requires) VALUES ('0099_less', 'x', '0001')");
  expect(await migrate(migrationUrl, { folder })).toEqual([]);
  await requireMigrated(migrationUrl, { folder });
});

test("a release does not start on a database in which a newer one dropped what it uses", async () => {
  const newer = mkdtempSync(join(tmpdir(), "migrations-"));
  cpSync(folder, newer, { recursive: true });
  writeFileSync(join(newer, "0002_hut_roof.sql"), "ALTER TABLE hut ADD COLUMN roof int;");
  writeFileSync(join(newer, "0003_no_window.sql"), "-- Roofs replace windows.\n-- requires 0002\nSELECT 1;");
  const { migrationUrl } = await emptyDatabase();
  await migrate(migrationUrl, { folder: newer });
  const refusal =
    "This database belongs to a newer release (its migration 0003_no_window dropped what this release uses). Start that release, or set DATABASE_URL to another database.";
  await expect(migrate(migrationUrl, { folder })).rejects.toThrow(refusal);
  await expect(requireMigrated(migrationUrl, { folder })).rejects.toThrow(refusal);
});

test("a process that does not migrate refuses a database that lacks a migration, and changes nothing", async () => {
  const { migrationUrl } = await emptyDatabase();
  const refusal = (name: string) => `The database lacks the migration ${name}: run npm run migrate first.`;
  await expect(requireMigrated(migrationUrl, { folder })).rejects.toThrow(refusal("0000_foundation"));
  await migrate(migrationUrl, { folder });
  await requireMigrated(migrationUrl, { folder });
  await ask(migrationUrl, "DELETE FROM schema_migration WHERE name = '0001_hut'");
  await expect(requireMigrated(migrationUrl, { folder })).rejects.toThrow(refusal("0001_hut"));
});

test("a database from before releases could require a migration of another is migrated", async () => {
  const { migrationUrl } = await emptyDatabase();
  await migrate(migrationUrl, { folder });
  await ask(migrationUrl, "ALTER TABLE schema_migration DROP COLUMN requires");
  await requireMigrated(migrationUrl, { folder });
  expect(await migrate(migrationUrl, { folder })).toEqual([]);
});

test("what a migration requires is an earlier one", () => {
  for (const { name, requires } of migrationFiles()) if (requires) expect(requires < name).toBe(true);
});

test("a migration that was changed after it ran is refused", async () => {
  const { migrationUrl } = await emptyDatabase();
  await migrate(migrationUrl, { folder });
  await ask(migrationUrl, "UPDATE schema_migration SET hash = 'other' WHERE name = '0001_hut'");
  await expect(migrate(migrationUrl, { folder })).rejects.toThrow(
    "The migration 0001_hut was changed after it ran here.",
  );
});

test("a failed migration leaves no changes", async () => {
  const broken = mkdtempSync(join(tmpdir(), "migrations-"));
  cpSync(folder, broken, { recursive: true });
  writeFileSync(join(broken, "0002_broken.sql"), "CREATE TABLE half (id int); SELECT 1 / 0;");
  const { migrationUrl } = await emptyDatabase();
  await expect(migrate(migrationUrl, { folder: broken })).rejects.toThrow("The migration 0002_broken failed");
  expect(await ask(migrationUrl, "SELECT to_regclass('half') AS half")).toEqual([{ half: null }]);
  expect(await migrate(migrationUrl, { folder })).toEqual([]);
});

test("an index can be built during traffic, outside of a transaction", async () => {
  const beside = mkdtempSync(join(tmpdir(), "migrations-"));
  cpSync(folder, beside, { recursive: true });
  writeFileSync(
    join(beside, "0002_index.sql"),
    "-- outside a transaction\nCREATE INDEX CONCURRENTLY hut_id ON hut (id);",
  );
  const { migrationUrl } = await emptyDatabase();
  expect(await migrate(migrationUrl, { folder: beside })).toContain("0002_index");
});

test("rows are filled in by batches, each in its own transaction, until none is left", async () => {
  const filling = mkdtempSync(join(tmpdir(), "migrations-"));
  cpSync(folder, filling, { recursive: true });
  writeFileSync(
    join(filling, "0002_bed.sql"),
    "CREATE TABLE bed (id uuid PRIMARY KEY, batch xid8); INSERT INTO bed SELECT gen_random_uuid() FROM generate_series(1, 25);",
  );
  const batch = `-- in batches
    WITH batch AS (SELECT id FROM bed WHERE id > $1::uuid ORDER BY id LIMIT 10),
    filled AS (UPDATE bed SET batch = pg_current_xact_id() WHERE id IN (SELECT id FROM batch))
    SELECT id AS last FROM batch ORDER BY id DESC LIMIT 1`;
  writeFileSync(join(filling, "0003_fill.sql"), batch);
  const { migrationUrl } = await emptyDatabase();
  expect(await migrate(migrationUrl, { folder: filling })).toContain("0003_fill");
  const sizes = await ask(migrationUrl, "SELECT count(*)::int AS n FROM bed GROUP BY batch ORDER BY batch");
  expect(sizes).toEqual([{ n: 10 }, { n: 10 }, { n: 5 }]);
});

test("an index whose build was interrupted is built again", async () => {
  const beside = mkdtempSync(join(tmpdir(), "migrations-"));
  cpSync(folder, beside, { recursive: true });
  writeFileSync(
    join(beside, "0002_index.sql"),
    "-- outside a transaction\nCREATE UNIQUE INDEX CONCURRENTLY hut_once ON hut ((id > 0));",
  );
  const { migrationUrl } = await emptyDatabase();
  await migrate(migrationUrl, { folder });
  await ask(migrationUrl, "INSERT INTO hut VALUES (1), (2)");
  await expect(migrate(migrationUrl, { folder: beside })).rejects.toThrow("could not create unique index");
  await ask(migrationUrl, "DELETE FROM hut WHERE id = 2");
  expect(await migrate(migrationUrl, { folder: beside })).toEqual(["0002_index"]);
  expect(await ask(migrationUrl, "SELECT indisvalid FROM pg_index WHERE indexrelid = 'hut_once'::regclass")).toEqual([
    { indisvalid: true },
  ]);
});

test("a role without the right to migrate gets an explanation in one sentence", async () => {
  const { url } = await emptyDatabase();
  await expect(migrate(url, { folder })).rejects.toThrow("Set DATABASE_MIGRATION_URL to the owner of the database");
});

test("a wrong password and a server without an answer are explained in one sentence each, without the password", async () => {
  const { migrationUrl } = await emptyDatabase();
  const wrong = Object.assign(new URL(migrationUrl), { password: "sesame" }).href;
  await expect(migrate(wrong)).rejects.toThrow(/refused the connection: the password is wrong\. Check DATABASE_URL\.$/);
  await expect(migrate("postgres://app:sesame@127.0.0.1:9/mabeet", { timeoutMs: 300 })).rejects.toThrow(
    /^No database answered at 127\.0\.0\.1:9\/mabeet for 0 seconds\./,
  );
});
