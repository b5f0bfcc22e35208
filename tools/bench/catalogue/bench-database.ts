import { join } from "node:path";
import { Client } from "pg";
import { updateDatabase } from "#api/reference/update-database.ts";
import { type RunningPostgres, startPostgres } from "#server/postgres/start-postgres.ts";
import { throwawayFolder } from "#server/postgres/throwaway-folder.ts";
import type { CleanupStack } from "#server/start/cleanup-stack.ts";

/** A PostgreSQL of the bench whose databases are copies of one that is migrated and has no homes. */
export type BenchPostgres = {
  postgres: RunningPostgres;
  /** For files of the bench. */
  folder: string;
  /** Makes a database and replaces one of the same name. */
  create: (name: string, template?: string) => Promise<BenchDatabase>;
};
export type BenchDatabase = { name: string; url: string; migrationUrl: string; adminUrl: string };

const EMPTY = "bench_empty";

export async function openBenchPostgres(cleanup: CleanupStack): Promise<BenchPostgres> {
  const { folder, remove } = throwawayFolder("mabeet-bench-catalogue-");
  cleanup.add(async () => remove());
  const postgres = await startPostgres({ dir: join(folder, "postgres"), purpose: "durable" });
  cleanup.add(() => postgres.stop("immediate"));
  const create = async (name: string, template = EMPTY) => {
    await runAsAdmin(postgres.adminUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await runAsAdmin(postgres.adminUrl, `CREATE DATABASE ${name} OWNER migrator TEMPLATE ${template}`);
    return databaseOf(postgres, name);
  };
  await create(EMPTY, "template1");
  await updateDatabase(databaseOf(postgres, EMPTY).migrationUrl);
  return { postgres, folder, create };
}

function databaseOf({ url, migrationUrl, adminUrl }: RunningPostgres, name: string): BenchDatabase {
  const named = (address: string) => Object.assign(new URL(address), { pathname: `/${name}` }).href;
  return { name, url: named(url), migrationUrl: named(migrationUrl), adminUrl: named(adminUrl) };
}

/** Runs statements one after the other as superuser, and returns the rows of the last one. */
export async function runAsAdmin(url: string, ...statements: string[]): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    let rows: Record<string, unknown>[] = [];
    for (const statement of statements) ({ rows } = await client.query(statement));
    return rows;
  } finally {
    await client.end();
  }
}
