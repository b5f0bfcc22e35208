import { Client, type Pool } from "pg";
import { inTurn } from "#api/platform/concurrency/coalesce.ts";

/** A home of a city that changed; `null` is every home of it. */
export type HomeChange = { cityId: number; propertyId: number | null };

type FeedOptions = {
  pool: Pool;
  onChanges: (changes: HomeChange[]) => void;
  /** Told when more may have happened than the feed knows of. */
  onGap: () => void;
  onLost: (failure: unknown) => void;
};

export type ChangeFeed = {
  /** Tells all that was committed before it was asked to. */
  look: () => Promise<void>;
  /** When the database last answered, in ms. */
  heardAt: () => number;
  stop: () => Promise<void>;
};

const CHANNEL = "property_change";
/** A notification usually comes at once; asking anyway finds what a silent connection kept to itself. */
const ASK_EVERY_MS = 900;
const PATIENCE_MS = 2_500;

type Row = { id: string | null; cityId: number; propertyId: number | null; horizon: string; isCut: boolean };

/**
 * Follows `property_change`: woken by NOTIFY, read from the table. Rows are asked for from the horizon below which no
 * transaction was open at the last look, so that one which commits late is not missed, nor one during an outage.
 */
export async function followChanges({ pool, onChanges, onGap, onLost }: FeedOptions): Promise<ChangeFeed> {
  const line = createProviderClient(pool, () => look());
  let horizon = "";
  let told = new Set<string | null>();
  let heardAt = Date.now();
  const look = inTurn(async () => {
    try {
      const rows = await readRows(await line.client(), horizon);
      if (horizon === "" || rows[0]?.isCut) onGap();
      const fresh = rows.filter(({ id }) => id !== null && !told.has(id));
      told = new Set(rows.map(({ id }) => id));
      horizon = rows[0]?.horizon ?? horizon;
      heardAt = Date.now();
      if (fresh.length > 0) onChanges(fresh);
    } catch (failure) {
      line.hangUp();
      onLost(failure);
    }
  });
  await look();
  const timer = setInterval(look, ASK_EVERY_MS);
  timer.unref();
  const stop = async () => {
    clearInterval(timer);
    await line.close();
  };
  return { look, heardAt: () => heardAt, stop };
}

type Line = { client: () => Promise<Client>; hangUp: () => void; close: () => Promise<void> };

/** A connection of its own, opened again when it is needed: one of the pool would be lent to others between notices. */
function createProviderClient(pool: Pool, onNotice: () => void): Line {
  let current: Client | null = null;
  let closed = false;
  const hangUp = () => {
    void current?.end().catch(() => {});
    current = null;
  };
  const client = async () => {
    if (closed) throw new Error("The change feed is closed.");
    if (current) return current;
    const fresh = new Client({ ...pool.options, query_timeout: PATIENCE_MS, connectionTimeoutMillis: PATIENCE_MS });
    current = fresh;
    fresh.on("error", hangUp);
    fresh.on("notification", onNotice);
    await fresh.connect();
    await fresh.query(`LISTEN ${CHANNEL}`);
    return fresh;
  };
  const close = async () => {
    closed = true;
    await current?.end().catch(() => {});
  };
  return { client, hangUp, close };
}

/**
 * The first row always tells the new horizon, and whether rows above the old one may have been pruned meanwhile. Without
 * an old one nothing else is of interest yet.
 */
async function readRows(client: Client, horizon: string): Promise<Row[]> {
  const { rows } = await client.query<Row>(
    `SELECT change.id::text AS id, change.city_id AS "cityId", change.property_id AS "propertyId",
       pg_snapshot_xmin(pg_current_snapshot())::text AS horizon,
       coalesce(reach.pruned > nullif($1, '')::xid8 AND reach.pruned <= pg_snapshot_xmin(pg_current_snapshot()), false)
         AS "isCut"
     FROM (SELECT) AS once
     LEFT JOIN property_change_reach AS reach ON true
     LEFT JOIN property_change AS change ON change.transaction_id >= nullif($1, '')::xid8
     ORDER BY change.id`,
    [horizon],
  );
  return rows;
}
