import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { Client } from "pg";
import { type Db, openDatabase } from "#api/platform/database/database.ts";
import { migrate } from "#api/platform/database/migrate.ts";
import { readSettings } from "#api/platform/settings/settings.ts";
import { aCurrencyRate } from "#api/testing/builders/a-currency-rate.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { partnersAt } from "#api/testing/servers/sandbox-partners.ts";
import { testSandbox } from "#api/testing/servers/test-sandbox.ts";
import { startPostgres } from "#server/postgres/start-postgres.ts";
import { throwawayFolder } from "#server/postgres/throwaway-folder.ts";
import type { CleanupStack } from "#server/start/cleanup-stack.ts";
import { countEndedWaits } from "./ended-waits.ts";

/** Real time: on a busy machine the partners would otherwise seem not to answer. */
export const TIME_SCALE = 1;
const PROPERTIES = 120;
const GENEROUS = {
  HOLDS_PER_NETWORK: "1000000",
  LIMIT_SEARCH: "1000000",
  LIMIT_READ: "1000000",
  LIMIT_WRITE: "1000000",
};

/** A database of the previous release with a small catalogue, and the partners of both releases. */
export type PreviousRelease = Awaited<ReturnType<typeof preparePreviousRelease>>;

export async function preparePreviousRelease(folder: string, cleanup: CleanupStack) {
  execFileSync(process.execPath, ["server/prepare.ts"], { cwd: folder, stdio: "inherit" });
  const { folder: dataDir, remove } = throwawayFolder("mabeet-migration-");
  cleanup.add(async () => remove());
  const sandbox = await testSandbox(TIME_SCALE);
  cleanup.add(async () => void (await sandbox.stop()));
  const postgres = await startPostgres({ dir: join(dataDir, "postgres") });
  cleanup.add(() => postgres.stop());
  await migrate(postgres.migrationUrl, { folder: join(folder, "api/schema/migrations") });
  const env = {
    LOG_LEVEL: "silent",
    DATA_DIR: dataDir,
    DATABASE_URL: postgres.url,
    DATABASE_MIGRATION_URL: postgres.migrationUrl,
    ...partnersAt(sandbox, TIME_SCALE),
    ...GENEROUS,
  };
  const db = openDatabase(readSettings({ ...env, APP_ENV: "test" }));
  cleanup.add(() => db.$client.end());
  const owner = new Client({ connectionString: postgres.migrationUrl, application_name: "bench" });
  await owner.connect();
  cleanup.add(() => owner.end());
  const watchUrl = Object.assign(new URL(postgres.adminUrl), { pathname: new URL(postgres.url).pathname }).href;
  const endedWaits = await countEndedWaits(postgres);
  return { env, sandbox, owner, watchUrl, endedWaits, properties: await addCatalogue(db) };
}

async function addCatalogue(db: Db): Promise<number[]> {
  await aCurrencyRate(db);
  const ids: number[] = [];
  for (let n = 0; n < PROPERTIES; n++) ids.push((await aProperty(db)).id);
  return ids;
}
