import { sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";

/** The properties that each city shows first; the first of every city comes before the second of any. */
export async function firstPageProperties(db: Tx, perCity = 20): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    SELECT property.id FROM city, LATERAL (
      SELECT id, row_number() OVER (ORDER BY rank DESC, id) AS place FROM property
      WHERE city_id = city.id AND status = 'listed' ORDER BY rank DESC, id LIMIT ${perCity}
    ) AS property ORDER BY property.place, city.id`);
  return rows.map(({ id }) => id);
}
