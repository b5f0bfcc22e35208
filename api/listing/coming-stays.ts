import { sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";

/** A guest's stay that stands although the home is no longer shown. */
export type ComingStay = { propertyId: number; from: string; to: string };

/** The stays of guests in these homes that are not over. */
export async function comingStays(db: Tx, propertyIds: readonly number[]): Promise<ComingStay[]> {
  const { rows } = await db.execute<ComingStay>(sql`
    SELECT property_id AS "propertyId", lower(nights)::text AS from, upper(nights)::text AS to
    FROM stay_claim WHERE property_id = ANY (${sql.param([...propertyIds])}::integer[])
      AND kind = 'guest' AND state IN ('confirmed', 'paying') AND upper(nights) > app_today()
    ORDER BY property_id, lower(nights)`);
  return rows;
}
