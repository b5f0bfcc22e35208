import { updateDatabase } from "#api/reference/update-database.ts";
import { explainError } from "#server/error/explain-error.ts";
import { StartError } from "#server/error/start-error.ts";

// `npm run migrate`: brings schema and reference data of DATABASE_MIGRATION_URL to this release and prints what it did.
try {
  const url = process.env.DATABASE_MIGRATION_URL;
  if (!url)
    throw new StartError("DATABASE_MIGRATION_URL is missing: set it to the database, with the role that owns it.");
  const { migrations, referenceRows } = await updateDatabase(url);
  if (migrations.length > 0) console.log(`Migrated: ${migrations.join(", ")}`);
  if (referenceRows > 0) console.log(`Reference data: ${referenceRows} rows written`);
  if (migrations.length + referenceRows === 0) console.log("The database is up to date.");
} catch (error) {
  console.error(explainError(error, process.env.LOG_LEVEL));
  process.exitCode = 1;
}
