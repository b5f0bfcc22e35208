import { row } from "./setting-row.ts";
import { number, postgresUrl } from "./setting-values.ts";

export const databaseRows = {
  databaseUrl: row(
    "DATABASE_URL",
    null,
    postgresUrl,
    "PostgreSQL 18 server, role `app`; without it an embedded server is started",
    "production",
  ),
  databaseMigrationUrl: row(
    "DATABASE_MIGRATION_URL",
    null,
    postgresUrl,
    "The same database for the role `migrator`, not through a connection pooler; without it migrations use DATABASE_DIRECT_URL or DATABASE_URL",
    "production",
  ),
  databaseDirectUrl: row(
    "DATABASE_DIRECT_URL",
    null,
    postgresUrl,
    "The same database for the role `app`, not through a connection pooler: search listens there for changes; without it DATABASE_URL is used. Needed when DATABASE_URL is a pooler",
  ),
  databasePoolSize: row("DATABASE_POOL_SIZE", "10", number(1, 200), "Connections to PostgreSQL per process"),
};
