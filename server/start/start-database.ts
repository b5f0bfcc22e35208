import { resolve } from "node:path";
import { requireMigrated } from "#api/platform/database/migrate.ts";
import { requireRoleTimeouts } from "#api/platform/database/role-timeouts.ts";
import type { Settings } from "#api/platform/settings/settings.ts";
import { updateDatabase } from "#api/reference/update-database.ts";
import { type RunningPostgres, startPostgres } from "#server/postgres/start-postgres.ts";
import { ROOT } from "#server/root.ts";
import type { CleanupStack } from "./cleanup-stack.ts";

export type ReadyDatabase = {
  postgres: RunningPostgres | null;
  /** The settings with both database addresses filled in. */
  settings: Settings & { databaseUrl: string; databaseMigrationUrl: string };
  migrations: number;
  seeded: boolean;
};

/** How long to wait for a database that is starting; on a laptop a missing one is reported soon. */
const TIMEOUT_MS = { production: 60_000, demo: 5_000, test: 5_000 };

/** Browser tests need only a small catalogue. */
const TEST_HOMES = 200;

/** The database of the settings, or an embedded one. Outside production it is migrated and seeded. */
export async function startDatabase(
  settings: Settings,
  undo: CleanupStack,
  purpose?: "durable" | "throwaway",
): Promise<ReadyDatabase> {
  const postgres = settings.databaseUrl
    ? null
    : await startPostgres({ dir: resolve(ROOT, settings.dataDir, "postgres"), purpose });
  if (postgres) undo.add(() => postgres.stop());
  const databaseUrl = postgres?.url ?? settings.databaseUrl ?? "";
  const databaseMigrationUrl = postgres?.migrationUrl ?? settings.databaseMigrationUrl ?? databaseUrl;
  const complete = { ...settings, databaseUrl, databaseMigrationUrl };
  const timeoutMs = TIMEOUT_MS[settings.appEnv];
  if (settings.appEnv === "production") {
    await requireMigrated(databaseUrl, { timeoutMs });
    await requireRoleTimeouts(databaseUrl, timeoutMs);
    return { postgres, settings: complete, migrations: 0, seeded: false };
  }
  const { migrations } = await updateDatabase(databaseMigrationUrl, { timeoutMs });
  await requireRoleTimeouts(databaseUrl, timeoutMs);
  // A release has no demo catalogue.
  const { DEFAULT_PROPERTIES, seedIfEmpty } = await import("#seed/seed-if-empty.ts");
  const properties = settings.appEnv === "test" ? TEST_HOMES : DEFAULT_PROPERTIES;
  const seeded = await seedIfEmpty(databaseMigrationUrl, { properties });
  return { postgres, settings: complete, migrations: migrations.length, seeded };
}
