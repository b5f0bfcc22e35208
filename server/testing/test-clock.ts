import { Client } from "pg";

/** How far the clock of this test run is moved, in milliseconds. */
export const testClockOffsetMs = () => Number(process.env.TEST_CLOCK_OFFSET_MS ?? 0);

/**
 * Moves the clock of this process and of all that it starts: `TEST_CLOCK` is an instant in Riyadh such as
 * `2027-02-03T23:30`. Without it the clock stays.
 */
export async function moveTestClock(env: NodeJS.ProcessEnv = process.env): Promise<void> {
  const { TEST_CLOCK } = env;
  if (!TEST_CLOCK || env.TEST_CLOCK_OFFSET_MS) return;
  const instant = Date.parse(`${TEST_CLOCK}+03:00`);
  if (Number.isNaN(instant)) throw new Error(`TEST_CLOCK is ${TEST_CLOCK}: write it like 2027-02-03T23:30.`);
  env.TEST_CLOCK_OFFSET_MS = String(instant - Date.now());
  const preload = new URL("moved-clock.mjs", import.meta.url).href;
  env.NODE_OPTIONS = [env.NODE_OPTIONS, `--import=${preload}`].filter(Boolean).join(" ");
  await import(preload);
}

/** The database tells the time by `app_now()`, to which a test may add an offset of its own. */
export async function moveDatabaseClock(ownerUrl: string): Promise<void> {
  const offsetMs = testClockOffsetMs();
  if (offsetMs === 0) return;
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  await client.query(`
    CREATE OR REPLACE FUNCTION app_now() RETURNS timestamptz LANGUAGE sql VOLATILE PARALLEL SAFE
    RETURN clock_timestamp() + (${offsetMs}
      + coalesce(nullif(current_setting('app.clock_offset_ms', true), ''), '0')::double precision) * interval '1 millisecond'`);
  await client.end();
}
