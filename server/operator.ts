import { resolve } from "node:path";
import { type Db, openDatabase } from "#api/platform/database/database.ts";
import { armFaults } from "#api/platform/fault/fault-point.ts";
import { readSettings } from "#api/platform/settings/settings.ts";
import { explainError } from "#server/error/explain-error.ts";
import { startPostgres } from "#server/postgres/start-postgres.ts";
import { runOperator } from "./operator/run-operator.ts";
import { ROOT } from "./root.ts";

// `npm run operator -- <action> … --by <name> --reason <text>`: one audited action of an operator.
const ends: (() => Promise<unknown>)[] = [];

async function connect(): Promise<Db> {
  const settings = readSettings(process.env);
  armFaults(settings);
  const postgres = settings.databaseUrl
    ? null
    : await startPostgres({ dir: resolve(ROOT, settings.dataDir, "postgres") });
  const db = openDatabase({ ...settings, databaseUrl: postgres?.url ?? settings.databaseUrl });
  ends.push(
    () => db.$client.end(),
    async () => postgres?.stop(),
  );
  return db;
}

try {
  const { exitCode, out } = await runOperator(connect, process.argv.slice(2));
  (exitCode === 0 ? console.log : console.error)(out);
  process.exitCode = exitCode;
} catch (error) {
  console.error(explainError(error, process.env.LOG_LEVEL));
  process.exitCode = 2;
} finally {
  for (const end of ends) await end();
}
