import { Client } from "pg";

/** Every walk begins at this instant: a Tuesday noon in Riyadh. */
const START = Date.parse("2026-12-01T09:00:00Z");

/** A clock that stands still until it is moved. The database and the process read the same instant. */
export type ProductClock = {
  now: () => Date;
  reset: () => Promise<void>;
  advance: (seconds: number) => Promise<void>;
  close: () => Promise<void>;
};

/** Replaces `app_now()` of a migrated database by a row of a table, which only this clock writes. */
export async function stopClock(migrationUrl: string): Promise<ProductClock> {
  const client = new Client({ connectionString: migrationUrl });
  await client.connect();
  let now = START;
  await client.query("CREATE TABLE product_clock AS SELECT $1::timestamptz AS at", [new Date(now)]);
  await client.query(`CREATE OR REPLACE FUNCTION app_now() RETURNS timestamptz
    LANGUAGE sql VOLATILE PARALLEL SAFE RETURN (SELECT at FROM product_clock)`);
  const set = async (instant: number) => {
    now = instant;
    await client.query("UPDATE product_clock SET at = $1", [new Date(now)]);
  };
  return {
    now: () => new Date(now),
    reset: () => set(START),
    advance: (seconds) => set(now + seconds * 1_000),
    close: () => client.end(),
  };
}
