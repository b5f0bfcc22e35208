import type { Tx } from "#api/platform/database/database.ts";
import { analyticsEvents } from "#api/schema/analytics.ts";
import type { EventBatch } from "#contract/site/analytics.ts";
import type { Site } from "#domain/site/sites.ts";

type Deps = { db: Tx; site: Site; now: Date };

/** Stores events with their site. Events that are stored already are skipped. Returns the number of new ones. */
export async function recordEvents({ db, site, now }: Deps, batch: EventBatch): Promise<number> {
  const { events, ...context } = batch;
  const rows = events.map(({ id, name, ago, data }) => ({
    ...context,
    siteId: site.siteId,
    brand: site.brand,
    id,
    name,
    at: new Date(now.getTime() - ago),
    data,
  }));
  const inserted = await db
    .insert(analyticsEvents)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: analyticsEvents.id });
  return inserted.length;
}
