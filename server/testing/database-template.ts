import { createHash } from "node:crypto";
import {
  chmodSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { readSettings } from "#api/platform/settings/settings.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { withFileLock } from "#server/build/file-lock.ts";
import { type Account, borrowedAccount } from "#server/postgres/account.ts";
import { giveTo } from "#server/postgres/installation.ts";
import { ROOT } from "#server/root.ts";
import { CleanupStack } from "#server/start/cleanup-stack.ts";
import { startDatabase } from "#server/start/start-database.ts";
import { moveDatabaseClock, testClockOffsetMs } from "./test-clock.ts";

const CACHE = join(ROOT, "node_modules/.cache/mabeet-database");
const INPUTS = ["seed/**/*", "domain/**/*.ts", "api/schema/**/*", "api/platform/database/*.ts", "server/postgres/*.ts"];

/**
 * Copies a migrated and seeded cluster into `dir`, the folder of an embedded PostgreSQL that has not started yet. The
 * cluster is made once per machine, seed and day; later tests only copy it.
 */
export async function copyDatabaseTemplate(dir: string): Promise<void> {
  const template = join(CACHE, fingerprint());
  if (!existsSync(template)) {
    await withFileLock(`${CACHE}.lock`, async () => {
      if (!existsSync(template)) await makeTemplate(template);
    });
  }
  mkdirSync(dirname(dir), { recursive: true });
  cpSync(template, dir, { recursive: true, verbatimSymlinks: true });
  chmodSync(dir, 0o700);
  chmodSync(join(dir, "data"), 0o700);
  giveAll(borrowedAccount(), dir);
}

/** The catalogue begins today, so a template of yesterday is out of date. */
function fingerprint(): string {
  const hash = createHash("sha256").update(`${todayInRiyadh(new Date())} ${testClockOffsetMs()}`);
  const files = globSync(INPUTS, { cwd: ROOT, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).filter((path) => !path.endsWith(".test.ts"));
  for (const path of paths.toSorted()) hash.update(`${path}\0`).update(readFileSync(path));
  return hash.digest("hex").slice(0, 16);
}

async function makeTemplate(template: string): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "mabeet-template-"));
  chmodSync(dataDir, 0o755);
  const cleanup = new CleanupStack();
  try {
    const settings = readSettings({ APP_ENV: "test", LOG_LEVEL: "silent", DATA_DIR: dataDir });
    const { postgres } = await startDatabase(settings, cleanup, "durable");
    if (postgres) await moveDatabaseClock(postgres.migrationUrl);
    await cleanup.runAll();
    rmSync(CACHE, { recursive: true, force: true });
    mkdirSync(CACHE, { recursive: true });
    const partial = `${template}.partial`;
    cpSync(postgres?.dir ?? "", partial, { recursive: true, verbatimSymlinks: true });
    renameSync(partial, template);
  } finally {
    await cleanup.runAll();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Only the account that PostgreSQL runs as may own its files. */
function giveAll(account: Account, path: string): void {
  if (account.uid === undefined) return;
  giveTo(account, path);
  for (const name of readdirSync(path, { recursive: true, encoding: "utf8" })) giveTo(account, join(path, name));
}
