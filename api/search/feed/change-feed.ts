import { Client, type ClientConfig } from "pg";
import { coalesce } from "#api/platform/concurrency/coalesce.ts";
import { throttle } from "#api/platform/concurrency/throttle.ts";

/** A property of a city that changed; `null` is every property of it. */
export type PropertyChange = { cityId: number; propertyId: number | null };

type FeedOptions = {
  /** How to connect past a connection pooler, which does not support LISTEN. */
  connection: ClientConfig;
  onChanges: (changes: PropertyChange[]) => void;
  /** Called when changes may have been missed. */
  onGap: () => void;
  onFailure: (failure: unknown) => void;
};

export type ChangeFeed = {
  /** Reports everything that was committed before the call. */
  poll: () => Promise<void>;
  /** When the database last answered, in ms. */
  lastAnswerAt: () => number;
  stop: () => Promise<void>;
};

const CHANNEL = "property_change";
/** A notification usually comes at once; polling finds what a broken connection did not deliver. */
const POLL_MS = 900;
const TIMEOUT_MS = 2_500;
/** Changes that follow another one so closely are read together with it: a batch costs the database less. */
const BATCH_MS = 50;

/** How far the feed has read, and in which history: a database that was restored or promoted begins another one. */
type Position = { horizon: string; history: string };
type Row = Position & { id: string | null; cityId: number; propertyId: number | null; isCut: boolean };

/**
 * Follows `property_change`: NOTIFY triggers a read of the table. Rows are read from the horizon below which no
 * transaction was open at the last poll, so that late commits and outages lose no change.
 */
export async function followChanges({ onChanges, onGap, onFailure, ...options }: FeedOptions): Promise<ChangeFeed> {
  const notified = throttle(() => void poll(), BATCH_MS);
  const connection = openConnection(options.connection, notified.call);
  let position: Position | null = null;
  let seen = new Set<string | null>();
  let lastAnswerAt = Date.now();
  const poll = coalesce(async () => {
    try {
      const rows = await readRows(await connection.client(), position);
      const [first] = rows as [Row];
      if (first.isCut || hasLostCommits(position, first)) onGap();
      const fresh = rows.filter(({ id }) => id !== null && !seen.has(id));
      seen = new Set(rows.map(({ id }) => id));
      position = { horizon: first.horizon, history: first.history };
      lastAnswerAt = Date.now();
      if (fresh.length > 0) onChanges(fresh);
    } catch (failure) {
      connection.disconnect();
      onFailure(failure);
    }
  });
  await poll();
  const timer = setInterval(poll, POLL_MS);
  timer.unref();
  const stop = async () => {
    clearInterval(timer);
    notified.stop();
    await connection.close();
  };
  return { poll, lastAnswerAt: () => lastAnswerAt, stop };
}

type Connection = { client: () => Promise<Client>; disconnect: () => void; close: () => Promise<void> };

/** A connection of its own, reopened on demand: the pool would lend one of its own to others between notifications. */
function openConnection(config: ClientConfig, onNotification: () => void): Connection {
  let current: Client | null = null;
  let closed = false;
  const disconnect = () => {
    void current?.end().catch(() => {});
    current = null;
  };
  const client = async () => {
    if (closed) throw new Error("The change feed is closed.");
    if (current) return current;
    const fresh = new Client({ ...config, query_timeout: TIMEOUT_MS, connectionTimeoutMillis: TIMEOUT_MS });
    current = fresh;
    fresh.on("error", disconnect);
    fresh.on("notification", onNotification);
    await fresh.connect();
    await fresh.query(`LISTEN ${CHANNEL}`);
    return fresh;
  };
  const close = async () => {
    closed = true;
    await current?.end().catch(() => {});
  };
  return { client, disconnect, close };
}

/**
 * Whether the database may lack commits that were read before: it follows another history, or its transaction ids are
 * lower, as after a failover to a server that had not received everything.
 */
function hasLostCommits(last: Position | null, { horizon, history }: Position): boolean {
  return last === null || history !== last.history || BigInt(horizon) < BigInt(last.horizon);
}

/** The first row always holds the new position, and whether rows above the old horizon may have been pruned. */
async function readRows(client: Client, position: Position | null): Promise<Row[]> {
  const { rows } = await client.query<Row>({ ...query, values: [position?.horizon] });
  return rows;
}

/** $1 is the old horizon, null at first. A promotion changes the timeline. */
const query = {
  name: "applied-changes",
  text: `
    SELECT change.id::text AS id, change.city_id AS "cityId", change.property_id AS "propertyId",
      pg_snapshot_xmin(pg_current_snapshot())::text AS horizon,
      concat(cluster.system_identifier, ':', checkpoint.timeline_id) AS history,
      coalesce(reach.pruned > $1::xid8 AND reach.pruned <= pg_snapshot_xmin(pg_current_snapshot()), false) AS "isCut"
    FROM pg_control_system() AS cluster
    CROSS JOIN pg_control_checkpoint() AS checkpoint
    LEFT JOIN property_change_reach AS reach ON true
    LEFT JOIN property_change AS change ON change.transaction_id >= $1::xid8
    ORDER BY change.id`,
};
