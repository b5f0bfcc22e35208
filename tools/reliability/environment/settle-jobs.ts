import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { BookingApp } from "#api/testing/servers/booking-app.ts";

const TIMEOUT_MS = 60_000;

/** Runs jobs until no payment, leg or outbox job of this hour is open, for a product whose jobs do not run by themselves. */
export async function settleJobs({ app }: Pick<BookingApp, "app">): Promise<void> {
  for (const until = Date.now() + TIMEOUT_MS; ; await pause(10)) {
    await app.db.execute(
      sql`UPDATE outbox SET run_at = app_now() WHERE done_at IS NULL AND run_at < app_now() + interval '1 hour'`,
    );
    await app.jobs.run("outbox");
    await app.jobs.run("complete-legs");
    await app.jobs.run("release-ended-legs");
    await app.jobs.run("complete-payments");
    const { rows } = await app.db.execute(sql`
      SELECT id FROM outbox WHERE done_at IS NULL AND parked_at IS NULL AND run_at < app_now() + interval '1 hour'
      UNION ALL SELECT id FROM cart_leg WHERE state IN ('created', 'capturing', 'releasing', 'returning')
      UNION ALL SELECT id FROM payment WHERE state IN ('created', 'submitted', 'challenge', 'unknown', 'confirmed')`);
    if (rows.length === 0) return;
    if (Date.now() > until) throw new Error(`Legs or jobs are still open: ${JSON.stringify(rows)}`);
  }
}
