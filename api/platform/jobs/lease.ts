import { lte, sql } from "drizzle-orm";
import type { Db } from "#api/platform/database/database.ts";
import { jobLeases } from "./job-lease-table.ts";

/** Takes the lease of a job; `false` while another process has it. */
export async function takeLease(db: Db, name: string, ms: number): Promise<boolean> {
  const leasedUntil = sql`app_now() + ${ms} * interval '1 millisecond'`;
  const taken = await db
    .insert(jobLeases)
    .values({ name, leasedUntil })
    .onConflictDoUpdate({
      target: jobLeases.name,
      set: { leasedUntil: sql`excluded.leased_until` },
      setWhere: lte(jobLeases.leasedUntil, sql`app_now()`),
    })
    .returning({ name: jobLeases.name });
  return taken.length === 1;
}
