import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { testApp } from "#api/testing/servers/test-app.ts";
import { enqueueJobs } from "./enqueue.ts";
import { OutboxFailure } from "./outbox-failure.ts";
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

test.each([
  ["of a partner that is down is attempted for a day", "wait", 298, { parked: false, waits: 299 }],
  ["of a partner that is down for longer is parked", "wait", 299, { parked: true, waits: 299 }],
  ["that no repetition can help is parked at once", "park", 0, { parked: true, waits: 0 }],
] as const)("a job %s", async (_, next, waits, expected) => {
  const { db, log } = await testApp();
  const subjectId = randomUUID();
  const fail = () => Promise.reject(new OutboxFailure("mail: down", next));
  await enqueueJobs(db, subjectId, ["hopeless"]);
  await db.execute(sql`UPDATE outbox SET waits = ${waits} WHERE subject_id = ${subjectId}`);
  await runOutbox({ db, log, timeScale: 1, handlers: { hopeless: fail } });
  const { rows } = await db.execute(sql`
    SELECT parked_at IS NOT NULL AS parked, waits FROM outbox WHERE subject_id = ${subjectId}`);
  expect(rows).toEqual([expected]);
});

test("a job that waited for its partner is attempted ten times after that before it is parked", async () => {
  const { db, log } = await testApp();
  const subjectId = randomUUID();
  const run = async (outcome: "wait" | "again") => {
    await runOutbox({ db, log, timeScale: 0, handlers: { patient: async () => outcome } });
  };
  const stored = async () => {
    const { rows } = await db.execute(sql`
      SELECT tries AS attempts, waits, parked_at IS NOT NULL AS parked FROM outbox WHERE subject_id = ${subjectId}`);
    return rows[0];
  };
  await enqueueJobs(db, subjectId, ["patient"]);
  for (let waited = 0; waited < 12; waited += 1) await run("wait");
  for (let attempt = 0; attempt < 9; attempt += 1) await run("again");
  expect(await stored()).toEqual({ attempts: 9, waits: 12, parked: false });
  await run("again");
  expect(await stored()).toEqual({ attempts: 10, waits: 12, parked: true });
});
