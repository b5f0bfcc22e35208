import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { productTime } from "#api/platform/database/product-time.ts";
import { calendarFeeds, feedNotices } from "#api/schema/feed.ts";
import { enqueue } from "#api/schema/outbox.ts";
import { failingHours, isStopped, nextRetry } from "#domain/calendar/feed-times.ts";
import type { TakenFeed } from "./apply-reading.ts";
import { type FeedReason, feedErrors } from "./feed-failure.ts";

/** Records a reading that failed. It changes no night; the host gets a message when it lasts. */
export async function recordFailure(tx: Tx, { id, reading }: Omit<TakenFeed, "propertyId">, reason: FeedReason) {
  const isThis = and(eq(calendarFeeds.id, id), eq(calendarFeeds.reading, reading));
  const [feed] = await tx.select().from(calendarFeeds).where(isThis).for("update");
  if (!feed) return;
  const now = await productTime(tx);
  const failingSince = feed.failingSince ?? now;
  const failures = feed.failures + 1;
  const hours = failingHours(failingSince, now);
  const state = isStopped(hours) ? "stopped" : "failing";
  await tx
    .update(calendarFeeds)
    .set({
      ...{ state, failingSince, failures, lastError: feedErrors[reason], nextAt: nextRetry(now, failures) },
      notifiedHours: Math.max(hours, feed.notifiedHours),
    })
    .where(isThis);
  if (hours <= feed.notifiedHours) return;
  const noticeId = randomUUID();
  await tx.insert(feedNotices).values({ id: noticeId, feedId: id, kind: state });
  await enqueue(tx, noticeId, ["host-feed"]);
}
