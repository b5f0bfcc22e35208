import type { Tx } from "#api/platform/database/database.ts";
import { analyticsEvents } from "#api/schema/analytics.ts";
import type { EventBatch } from "#contract/analytics.ts";
import type { Site } from "#domain/site/sites.ts";

type Asking = { db: Tx; site: Site; now: Date };

/** Keeps events under the site they came to; one that was told before is passed over. Tells how many were new. */
export async function recordEvents({ db, site, now }: Asking, batch: EventBatch): Promise<number> {
  const { events, ...circumstances } = batch;
  const rows = events.map(({ id, name, ago, data }) => ({
    ...circumstances,
    siteId: site.siteId,
    brand: site.brand,
    id,
    name,
    at: new Date(now.getTime() - ago),
    data,
  }));
  const kept = await db
    .insert(analyticsEvents)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: analyticsEvents.id });
  return kept.length;
}
