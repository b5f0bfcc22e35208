import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { testApp } from "#api/testing/servers/test-app.ts";
import { closeTask } from "./close-task.ts";
import { openTask } from "./open-task.ts";

test("a subject has one open task of a kind, and overdue tasks are counted", async () => {
  const { db, metrics } = await testApp();
  const subject = randomUUID();
  const gauge = async (name: string) => Number((await metrics.getSingleMetricAsString(name)).match(/\d+$/)?.[0]);
  for (const hours of [1, 2]) await openTask(db, { kind: "call-guest", subject, hours });
  expect([await gauge("tasks_open"), await gauge("tasks_overdue")]).toEqual([1, 0]);
  await db.execute(sql`UPDATE task SET due_at = app_now() - interval '1 minute'`);
  expect([await gauge("tasks_open"), await gauge("tasks_overdue")]).toEqual([1, 1]);
  await closeTask(db, "call-guest", subject);
  await closeTask(db, "call-guest", subject);
  expect(await gauge("tasks_open")).toBe(0);
  await openTask(db, { kind: "call-guest", subject, hours: 1 });
  expect(await gauge("tasks_open")).toBe(1);
});
