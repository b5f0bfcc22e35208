import { join } from "node:path";
import { Client } from "pg";
import type { TestProject } from "vitest/node";
import { migrate } from "#api/platform/database/migrate.ts";
import type { ProvidedServer } from "#api/testing/servers/test-database.ts";
import { startPostgres } from "#server/postgres/start-postgres.ts";
import { throwawayFolder } from "#server/postgres/throwaway-folder.ts";
import { moveDatabaseClock } from "#server/testing/test-clock.ts";

const TEMPLATE = "mabeet_template";

/** One throwaway PostgreSQL per run, with a migrated database that each test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { folder, remove } = throwawayFolder("mabeet-test-");
  const server = await startPostgres({ dir: join(folder, "postgres"), purpose: "throwaway" });
  const admin = new Client({ connectionString: server.adminUrl });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${TEMPLATE} OWNER migrator`);
  await admin.end();
  const templateUrl = Object.assign(new URL(server.migrationUrl), { pathname: `/${TEMPLATE}` }).href;
  await migrate(templateUrl);
  await moveDatabaseClock(templateUrl);
  const { url, migrationUrl, adminUrl } = server;
  const given: ProvidedServer = { url, migrationUrl, adminUrl, template: TEMPLATE };
  project.provide("postgres", given);
  return async () => {
    await server.stop("immediate");
    remove();
  };
}
