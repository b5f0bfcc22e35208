import { migrate } from "#api/platform/database/migrate.ts";
import { explainError } from "#server/error/explain-error.ts";
import { StartError } from "#server/error/start-error.ts";

// `npm run migrate`: migrates the database of DATABASE_MIGRATION_URL to this release and prints what it did.
try {
  const url = process.env.DATABASE_MIGRATION_URL;
  if (!url)
    throw new StartError("DATABASE_MIGRATION_URL is missing: set it to the database, with the role that owns it.");
  const names = await migrate(url);
  console.log(names.length > 0 ? `Migrated: ${names.join(", ")}` : "The database is up to date.");
} catch (error) {
  console.error(explainError(error, process.env.LOG_LEVEL));
  process.exitCode = 1;
}
