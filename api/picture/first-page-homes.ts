import { sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";

/** The homes each city shows first, the first of every city before the second of any. */
export async function firstPageHomes(db: Tx, aCity = 20): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    SELECT home.id FROM city, LATERAL (
      SELECT id, row_number() OVER (ORDER BY rank DESC, id) AS place FROM property
      WHERE city_id = city.id AND status = 'listed' ORDER BY rank DESC, id LIMIT ${aCity}
    ) AS home ORDER BY home.place, city.id`);
  return rows.map(({ id }) => id);
}
