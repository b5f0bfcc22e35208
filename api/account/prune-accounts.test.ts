import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { runBatches } from "#api/platform/jobs/run-job.ts";
import { aMember, relaxedLimits } from "#api/testing/guests/member.ts";
import { testApp } from "#api/testing/servers/test-app.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { pruneAccounts } from "./prune-accounts.ts";

const app = await testApp({ env: relaxedLimits });
const counts = async () => {
  const { rows } = await app.db.execute<{ sessions: number; codes: number; messages: number }>(sql`
    SELECT (SELECT count(*) FROM session)::int AS sessions, (SELECT count(*) FROM one_time_code)::int AS codes,
      (SELECT count(*) FROM account_message)::int AS messages`);
  return rows[0];
};

test("expired rows are deleted, and logged-in users stay logged in", async () => {
  const [gone, here] = [await aMember(app), await aMember(app)];
  await runBatches(app.db, "prune-accounts", pruneAccounts);
  expect(await counts()).toEqual({ sessions: 2, codes: 2, messages: 4 });
  await app.db.execute(sql`
    UPDATE session SET revoked_at = app_now() - interval '31 days' WHERE account_id = ${gone.user.id}`);
  await app.db.execute(
    sql`UPDATE one_time_code SET created_at = app_now() - interval '3 days' WHERE recipient = ${gone.email}`,
  );
  await app.db.execute(
    sql`UPDATE account_message SET created_at = app_now() - interval '31 days', sealed = NULL WHERE recipient = ${gone.email}`,
  );
  await runBatches(app.db, "prune-accounts", pruneAccounts);
  expect(await counts()).toEqual({ sessions: 1, codes: 1, messages: 2 });
  expect((await here.call("GET", endpoints.listSessions.url)).statusCode).toBe(200);
});

test("an unconfirmed newsletter address is deleted, and a confirmed one is not", async () => {
  await app.db.execute(sql`
    INSERT INTO newsletter_subscription (email, site_id, language, asked_at, link_hash, confirmed_at, ended_at) VALUES
      ('silent@example.test', 'mabeet-SA', 'ar', app_now() - interval '31 days', 'a', NULL, NULL),
      ('asked@example.test', 'mabeet-SA', 'ar', app_now() - interval '29 days', 'b', NULL, NULL),
      ('yes@example.test', 'mabeet-SA', 'ar', app_now() - interval '31 days', 'c', app_now() - interval '30 days', NULL),
      ('left@example.test', 'mabeet-SA', 'ar', app_now() - interval '90 days', 'd', NULL, app_now() - interval '1 day')`);
  await runBatches(app.db, "prune-accounts", pruneAccounts);
  const { rows } = await app.db.execute(sql`SELECT email FROM newsletter_subscription ORDER BY email`);
  expect(rows.map(({ email }) => email)).toEqual(["asked@example.test", "left@example.test", "yes@example.test"]);
});
