import { setTimeout as pause } from "node:timers/promises";
import type { Client } from "pg";
import { DatabaseError } from "./database-error.ts";
import { type Migration, migrationFiles } from "./migration-files.ts";
import { liftTimeouts } from "./role-timeouts.ts";
import { sqlStateOf } from "./sql-state.ts";
import { waitForDatabase } from "./wait-for-database.ts";

const LOCK = 7_203_184;
const MAX_ATTEMPTS = 40;
const PAUSE_MS = 200;
const MAX_PAUSE_MS = 1_000;
/**
 * How long a migration waits for a lock while queries of guests queue behind it. It is shorter than their own limit, and
 * shorter than PostgreSQL's deadlock check (1 s), which might end the transaction of a guest.
 */
const LOCK_TIMEOUT_MS = 400;

/** First line of a file with a single statement that cannot run in a transaction, such as CREATE INDEX CONCURRENTLY. */
const OUTSIDE = "-- outside a transaction";
/**
 * First line of a file with one statement that handles the next rows after the id `$1` and returns the id of the last of
 * them as `last`. It runs again until no row is left, each time in a transaction of its own, so that no lock is kept long.
 */
const BATCHES = "-- in batches";
const NO_ID = "00000000-0000-0000-0000-000000000000";
/** A lock was not granted in time; or a batch and a guest waited for each other. */
const WORTH_RETRYING = new Set(["55P03", "40P01"]);

/**
 * Migrates a database to this release and returns the names of the migrations that ran. Migrations are numbered SQL
 * files, applied in order and recorded with their hash in `schema_migration`. They are written in SQL, because they
 * also create roles, functions and constraints. One process migrates at a time; the others wait.
 */
export async function migrate(
  url: string,
  { folder, timeoutMs }: { folder?: string; timeoutMs?: number } = {},
): Promise<string[]> {
  const client = await waitForDatabase(url, timeoutMs);
  try {
    await liftTimeouts(client);
    await client.query("SELECT pg_advisory_lock($1)", [LOCK]);
    await createMigrationTable(client).catch((failure) => Promise.reject(refused("schema_migration", failure)));
    const pending = pendingOf(migrationFiles(folder), await appliedOf(client));
    for (const migration of pending) await applyWithRetry(client, migration);
    return pending.map(({ name }) => name);
  } finally {
    await client.end();
  }
}

/** Refuses a database that lacks a migration of this release, or that this release cannot run on. It changes nothing. */
export async function requireMigrated(
  url: string,
  { folder, timeoutMs }: { folder?: string; timeoutMs?: number } = {},
): Promise<void> {
  const client = await waitForDatabase(url, timeoutMs);
  try {
    const { rows } = await client.query("SELECT to_regclass('schema_migration') AS found");
    const [missing] = pendingOf(migrationFiles(folder), rows[0].found ? await appliedOf(client) : []);
    if (missing)
      throw new DatabaseError(`The database lacks the migration ${missing.name}: run npm run migrate first.`);
  } finally {
    await client.end();
  }
}

async function createMigrationTable(client: Client): Promise<void> {
  const { rows } = await client.query("SELECT to_regclass('schema_migration') AS found");
  if (!rows[0].found) {
    await client.query(
      "CREATE TABLE schema_migration (name text PRIMARY KEY, hash text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())",
    );
  }
  await client.query("ALTER TABLE schema_migration ADD COLUMN IF NOT EXISTS requires text");
}

type Applied = Pick<Migration, "name" | "hash" | "requires">;

/** Databases of earlier releases have no column `requires` yet. */
async function appliedOf(client: Client): Promise<Applied[]> {
  const { rows } = await client.query<Applied>(
    "SELECT name, hash, to_jsonb(schema_migration)->>'requires' AS requires FROM schema_migration ORDER BY name",
  );
  return rows;
}

/** A newer release may have migrated the database, as long as it dropped nothing that this release uses. */
function pendingOf(files: Migration[], applied: readonly Applied[]): Migration[] {
  const known = new Set(files.map(({ name }) => name));
  const numbers = new Set(files.map(({ name }) => name.slice(0, 4)));
  const dropped = applied.find(({ name, requires }) => !known.has(name) && requires !== null && !numbers.has(requires));
  if (dropped) {
    throw new DatabaseError(
      `This database belongs to a newer release (its migration ${dropped.name} dropped what this release uses). Start that release, or set DATABASE_URL to another database.`,
    );
  }
  const hashes = new Map(applied.map(({ name, hash }) => [name, hash]));
  const changed = files.find(({ name, hash }) => hashes.has(name) && hashes.get(name) !== hash);
  if (changed) {
    throw new DatabaseError(
      `The migration ${changed.name} was changed after it ran here. Restore it and write a new migration, or start with an empty database.`,
    );
  }
  return files.filter(({ name }) => !hashes.has(name));
}

/** If a lock is not granted in time, the migration gives up and tries again, so that queries behind it can run. */
async function applyWithRetry(client: Client, migration: Migration): Promise<void> {
  const isOutside = migration.sql.startsWith(OUTSIDE);
  // An index that is built concurrently waits for running transactions, but blocks none.
  await client.query(`SET lock_timeout = ${isOutside ? 0 : LOCK_TIMEOUT_MS}`);
  try {
    if (migration.sql.startsWith(BATCHES)) return await applyInBatches(client, migration);
    await retrying(async () => {
      if (isOutside) await dropInvalidIndexes(client);
      await apply(client, migration);
    });
  } catch (failure) {
    throw refused(migration.name, failure);
  }
}

async function retrying<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (failure) {
      if (!WORTH_RETRYING.has(sqlStateOf(failure) ?? "") || attempt >= MAX_ATTEMPTS) throw failure;
      await pause(Math.min(PAUSE_MS * attempt, MAX_PAUSE_MS));
    }
  }
}

/** An index whose concurrent build was interrupted keeps its name, so it could not be built again. */
async function dropInvalidIndexes(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    "SELECT indexrelid::regclass::text AS name FROM pg_index WHERE NOT indisvalid",
  );
  for (const { name } of rows) await client.query(`DROP INDEX CONCURRENTLY ${name}`);
}

async function applyInBatches(client: Client, migration: Migration): Promise<void> {
  let last: string | undefined = NO_ID;
  while (last !== undefined) {
    const after: string = last;
    last = await retrying(async () => (await client.query<{ last: string }>(migration.sql, [after])).rows[0]?.last);
  }
  await record(client, migration);
}

async function record(client: Client, { name, hash, requires }: Applied): Promise<void> {
  await client.query("INSERT INTO schema_migration (name, hash, requires) VALUES ($1, $2, $3)", [name, hash, requires]);
}

async function apply(client: Client, migration: Migration): Promise<void> {
  const { sql } = migration;
  if (!sql.startsWith(OUTSIDE)) await client.query("BEGIN");
  try {
    await client.query(sql);
    await record(client, migration);
    await client.query("COMMIT");
  } catch (failure) {
    await client.query("ROLLBACK").catch(() => {});
    throw failure;
  }
}

function refused(name: string, failure: unknown): DatabaseError {
  const missingRight = sqlStateOf(failure) === "42501";
  const sentence = missingRight
    ? `The migration role may not run ${name}. Set DATABASE_MIGRATION_URL to the owner of the database, with the right to create roles.`
    : `The migration ${name} failed: ${(failure as Error).message}`;
  return new DatabaseError(sentence, { cause: failure });
}
