import { sql } from "drizzle-orm";
import type { Db } from "#api/database/database.ts";

/** Takes a job for a while, for all processes together; `false` when another has it or did it just now. */
export async function takeLease(db: Db, name: string, ms: number): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    INSERT INTO job_lease (name, leased_until) VALUES (${name}, app_now() + ${ms} * interval '1 millisecond')
    ON CONFLICT (name) DO UPDATE SET leased_until = excluded.leased_until
    WHERE job_lease.leased_until <= app_now()`);
  return rowCount === 1;
}
