import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { productionSettings } from "#api/testing/servers/production-settings.ts";
import { testApp } from "#api/testing/servers/test-app.ts";
import { testDatabase } from "#api/testing/servers/test-database.ts";

let app: Client;

beforeAll(async () => {
  const { url } = await testDatabase();
  app = new Client({ connectionString: url });
  await app.connect();
});
afterAll(() => app.end());

test.each([
  ["make a table", "CREATE TABLE spare_keys (id int)"],
  ["change a table", "ALTER TABLE idempotency_key ADD COLUMN note text"],
  ["drop a table", "DROP TABLE rate_limit"],
  ["empty a table past its triggers", "TRUNCATE idempotency_key"],
  ["make a role", "CREATE ROLE friend"],
  ["become the migrator", "SET ROLE migrator"],
  ["read passwords", "SELECT rolpassword FROM pg_authid"],
  ["read files of the server", "SELECT pg_read_file('PG_VERSION')"],
  ["rewrite which migrations ran", "DELETE FROM schema_migration"],
])("the application's role may not %s", async (_action, sql) => {
  await expect(app.query(sql)).rejects.toMatchObject({ code: "42501" });
});

test("the application's role reads and writes rows", async () => {
  await app.query("INSERT INTO rate_limit VALUES ('guest', 1, 2)");
  await app.query("UPDATE rate_limit SET points = 2");
  expect((await app.query("DELETE FROM rate_limit RETURNING points")).rows).toEqual([{ points: 2 }]);
});

test("production starts with the application's role and refuses the owner of the tables", async () => {
  const { url, migrationUrl } = await testDatabase();
  const env = { ...productionSettings(), DATABASE_MIGRATION_URL: migrationUrl };
  const started = await testApp({ env: { ...env, DATABASE_URL: url } });
  expect((await started.inject("/health/ready")).statusCode).toBe(200);
  await expect(testApp({ env: { ...env, DATABASE_URL: migrationUrl } })).rejects.toThrow(
    "The role in DATABASE_URL can change tables",
  );
});
