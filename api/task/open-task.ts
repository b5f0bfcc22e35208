import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { tasks } from "#api/schema/task.ts";

type NewTask = { kind: string; subject: string; hours: number };

/** Gives the operators a task that is due after so many hours. A subject has one open task of a kind. */
export async function openTask(tx: Tx, { kind, subject, hours }: NewTask): Promise<void> {
  const dueAt = sql`app_now() + ${hours} * interval '1 hour'`;
  await tx.insert(tasks).values({ id: randomUUID(), kind, subject, dueAt }).onConflictDoNothing();
}
