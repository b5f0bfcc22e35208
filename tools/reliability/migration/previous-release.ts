import { execFileSync, fork } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { Client } from "pg";
import { migrate } from "#api/platform/database/migrate.ts";
import { partnersAt } from "#api/testing/servers/sandbox-partners.ts";
import { testSandbox } from "#api/testing/servers/test-sandbox.ts";
import { startPostgres } from "#server/postgres/start-postgres.ts";
import { throwawayFolder } from "#server/postgres/throwaway-folder.ts";
import type { CleanupStack } from "#server/start/cleanup-stack.ts";
import { countEndedWaits } from "./ended-waits.ts";

/** Real time: on a busy machine the partners would otherwise seem not to answer. */
export const TIME_SCALE = 1;
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
  const owner = new Client({ connectionString: postgres.migrationUrl, application_name: "bench" });
  await owner.connect();
  cleanup.add(() => owner.end());
  const watchUrl = Object.assign(new URL(postgres.adminUrl), { pathname: new URL(postgres.url).pathname }).href;
  const endedWaits = await countEndedWaits(postgres);
  return { env, sandbox, owner, watchUrl, endedWaits, properties: await addCatalogue(folder, env) };
}

/** The script runs from a copy in the previous release, so that its imports are those of that release. */
async function addCatalogue(folder: string, env: Record<string, string>): Promise<number[]> {
  const copy = join(folder, "tools/reliability/migration/add-catalogue.ts");
  mkdirSync(dirname(copy), { recursive: true });
  copyFileSync(new URL("./add-catalogue.ts", import.meta.url), copy);
  const child = fork(copy, { cwd: folder, env: { ...process.env, ...env, APP_ENV: "test" }, execArgv: [] });
  const added = await Promise.race([once(child, "message"), once(child, "exit").then(() => null)]);
  if (!added) throw new Error("The previous release could not add its catalogue.");
  return added[0] as number[];
}
