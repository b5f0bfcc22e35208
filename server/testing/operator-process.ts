import { type ChildProcess, execFile } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import type { Db } from "#api/platform/database/database.ts";
import { testDatabase } from "#api/testing/servers/test-database.ts";
import { ROOT } from "#server/root.ts";

type OperatorRun = { code: number | null; signal: NodeJS.Signals | null; out: string; problems: string };
type Environment = Record<string, string>;

const NAME = "operator-process";
const who = ["--by", "Huda", "--reason", "The files of this month."];

/** `npm run operator` in a process of its own, with this file's database. */
export async function startOperator(args: readonly string[], env: Environment) {
  const { url, migrationUrl } = await testDatabase();
  let child: ChildProcess | undefined;
  const ended = new Promise<OperatorRun>((resolve) => {
    child = execFile(
      process.execPath,
      ["server/operator.ts", ...args, ...who],
      {
        cwd: ROOT,
        maxBuffer: 64 * 1024 * 1024,
        env: {
          ...process.env,
          ...{ APP_ENV: "test", LOG_LEVEL: "silent", DATABASE_URL: `${url}?application_name=${NAME}` },
          ...{ DATABASE_MIGRATION_URL: migrationUrl, ...env },
        },
      },
      (_, out, problems) =>
        resolve({ code: child?.exitCode ?? null, signal: child?.signalCode ?? null, out, problems }),
    );
  });
  return { ended, kill: () => child?.kill("SIGKILL") };
}

/** Runs a command to its end, whatever ends it, and waits until PostgreSQL has taken back what it left open. */
export async function runOperatorProcess(db: Db, args: readonly string[], env: Environment): Promise<OperatorRun> {
  const run = await (await startOperator(args, env)).ended;
  await untilDisconnected(db);
  return run;
}

export async function untilDisconnected(db: Db): Promise<void> {
  const open = () => db.$client.query("SELECT FROM pg_stat_activity WHERE application_name = $1", [NAME]);
  while ((await open()).rowCount !== 0) await pause(20);
}
