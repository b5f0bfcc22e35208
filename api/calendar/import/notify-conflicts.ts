import { randomUUID } from "node:crypto";
import { inArray } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { feedEvents, feedNotices } from "#api/schema/feed.ts";
import { enqueue } from "#api/schema/outbox.ts";
import { closeTask } from "#api/task/close-task.ts";
import { openTask } from "#api/task/open-task.ts";
import type { FeedEventState } from "#domain/calendar/feed-event.ts";

/** What operators do about a conflict that the host has not solved. The subject is the event. */
const CONFLICT_TASK = "feed-conflict";
const TASK_HOURS = 2;

type Change = { id: string; before: FeedEventState; state: FeedEventState };

/** The host and the operators learn at once of a night that was booked here and elsewhere; a task ends with its conflict. */
export async function notifyConflicts(tx: Tx, changes: readonly Change[]): Promise<void> {
  const begun = changes.filter(({ state }) => state === "conflict").map(({ id }) => id);
  const ended = changes.filter(({ before }) => before === "conflict").map(({ id }) => id);
  for (const id of ended) await closeTask(tx, CONFLICT_TASK, id);
  if (begun.length === 0) return;
  const events = await tx.select().from(feedEvents).where(inArray(feedEvents.id, begun));
  for (const { id: feedEventId, feedId } of events) {
    const id = randomUUID();
    await tx.insert(feedNotices).values({ id, feedId, feedEventId, kind: "conflict" });
    await enqueue(tx, id, ["host-feed"]);
    await openTask(tx, { kind: CONFLICT_TASK, subject: feedEventId, hours: TASK_HOURS });
  }
}

/** Ends the tasks about events that are gone. */
export async function closeConflicts(tx: Tx, eventIds: readonly string[]): Promise<void> {
  for (const id of eventIds) await closeTask(tx, CONFLICT_TASK, id);
}
