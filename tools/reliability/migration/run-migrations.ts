import { migrate } from "#api/platform/database/migrate.ts";

// Migrates the database in a process of its own, like a deployment, so that the load of a bench does not slow it down.
await migrate(process.env.DATABASE_MIGRATION_URL ?? "");
