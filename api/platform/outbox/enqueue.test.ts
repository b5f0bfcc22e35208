import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { testApp } from "#api/testing/servers/test-app.ts";
import { enqueueJobs } from "./enqueue.ts";
import { runOutbox } from "./run-outbox.ts";

test("a reminder that was enqueued days ahead runs when it is due, once", async () => {
  const { db, log } = await testApp();
  const subjectId = randomUUID();
  const ran: string[] = [];
  const remind = async () => {
    ran.push(subjectId);
    return "done" as const;
  };
  const run = () => runOutbox({ db, log, timeScale: 1, handlers: { reminder: remind } });
  const runAt = new Date(Date.now() + 2 * 86_400_000);
  await enqueueJobs(db, subjectId, ["reminder"], { runAt });
  await enqueueJobs(db, subjectId, ["reminder"]);
  await run();
  expect(ran).toEqual([]);
  await db.execute(sql`UPDATE outbox SET run_at = run_at - interval '2 days' WHERE subject_id = ${subjectId}`);
  await run();
  await run();
  expect(ran).toEqual([subjectId]);
});
