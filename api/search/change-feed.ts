import { Client, type Pool } from "pg";

/** A home of a city that changed; `null` is every home of it. */
export type HomeChange = { cityId: number; propertyId: number | null };

type FeedOptions = {
  pool: Pool;
  onChanges: (changes: HomeChange[]) => void;
  /** Told when more may have happened than the feed still remembers. */
  onGap: () => void;
  onLost: (failure: unknown) => void;
};

export type ChangeFeed = { stop: () => Promise<void>; heardAt: () => number };

const CHANNEL = "property_change";
/** A notification usually comes at once; asking anyway finds what a silent connection kept to itself. */
const ASK_EVERY_MS = 900;
const PATIENCE_MS = 2_500;
const LONGEST_GAP_MS = 10 * 60_000;

type Row = { id: string; cityId: number; propertyId: number | null; horizon: string };

/**
 * Follows `property_change`: woken by NOTIFY, read from the table. Rows are asked for from the horizon below which no
 * transaction was open at the last look, so that one which commits late is not missed.
 */
export async function followChanges(options: FeedOptions): Promise<ChangeFeed> {
  const feed = { horizon: "", seen: new Set<string>(), heardAt: Date.now(), stopped: false, busy: false, again: false };
  let client: Client | null = null;
  const hangUp = () => {
    const gone = client;
    client = null;
    gone?.end().catch(() => {});
  };
  const look = async (): Promise<void> => {
    if (feed.stopped) return;
    if (feed.busy) {
      feed.again = true;
      return;
    }
    feed.busy = true;
    try {
      client ??= await listen(options.pool, look);
      const rows = await readRows(client, feed.horizon);
      if (feed.horizon === "" || Date.now() - feed.heardAt > LONGEST_GAP_MS) options.onGap();
      const fresh = rows.filter(({ id }) => id !== null && !feed.seen.has(id));
      feed.seen = new Set(rows.map(({ id }) => id));
      feed.horizon = rows[0]?.horizon ?? feed.horizon;
      feed.heardAt = Date.now();
      if (fresh.length > 0) options.onChanges(fresh);
    } catch (failure) {
      hangUp();
      options.onLost(failure);
    } finally {
      feed.busy = false;
    }
    if (feed.again) {
      feed.again = false;
      await look();
    }
  };
  await look();
  const timer = setInterval(look, ASK_EVERY_MS);
  timer.unref();
  const stop = async () => {
    feed.stopped = true;
    clearInterval(timer);
    await client?.end().catch(() => {});
  };
  return { stop, heardAt: () => feed.heardAt };
}

/** A connection of its own: one of the pool would be lent to others between notifications. */
async function listen(pool: Pool, onNotice: () => void): Promise<Client> {
  const client = new Client({ ...pool.options, query_timeout: PATIENCE_MS, connectionTimeoutMillis: PATIENCE_MS });
  client.on("error", () => {});
  client.on("notification", onNotice);
  await client.connect();
  await client.query(`LISTEN ${CHANNEL}`);
  return client;
}

/** Without a horizon nothing is of interest yet but the horizon itself. The first row always tells the new one. */
async function readRows(client: Client, horizon: string): Promise<Row[]> {
  const { rows } = await client.query<Row>(
    `SELECT change.id::text AS id, change.city_id AS "cityId", change.property_id AS "propertyId",
       pg_snapshot_xmin(pg_current_snapshot())::text AS horizon
     FROM (SELECT) AS once
     LEFT JOIN property_change AS change ON change.transaction_id >= nullif($1, '')::xid8
     ORDER BY change.id`,
    [horizon],
  );
  return rows;
}
