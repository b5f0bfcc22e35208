import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { testSettings } from "#api/testing/servers/test-app.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { appToday } from "./app-now.ts";
import { openDatabase } from "./database.ts";

const DAY_MS = 86_400_000;

async function clock(offsetMs: number) {
  const db = openDatabase(await testSettings({ CLOCK_OFFSET_MS: String(offsetMs) }));
  try {
    const { rows } = await db.execute<{ ms: string }>(sql`SELECT extract(epoch FROM app_now()) * 1000 AS ms`);
    return { now: Number(rows[0]?.ms), today: await appToday(db) };
  } finally {
    await db.$client.end();
  }
}

test.each([0, -90_000, 90_000, DAY_MS, -400 * DAY_MS])(
  "a test clock offset of %i ms changes the database's time and Riyadh's day",
  async (offset) => {
    const { now, today } = await clock(offset);
    expect(Math.abs(now - (Date.now() + offset))).toBeLessThan(5_000);
    expect(today).toBe(todayInRiyadh(new Date(now)));
  },
);

test("the time read after a wait is later than the wait", async () => {
  const db = openDatabase(await testSettings());
  const { rows } = await db.execute<{ waited: boolean }>(
    sql`WITH before AS MATERIALIZED (SELECT app_now() AS t, pg_sleep(0.02)) SELECT app_now() - t >= interval '20 ms' AS waited FROM before`,
  );
  await db.$client.end();
  expect(rows[0]?.waited).toBe(true);
});
