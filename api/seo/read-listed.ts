import { sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";

/** Ids in one sitemap file: at most 1000 addresses, far below the limits of 50,000 and 50 MB. */
export const PROPERTIES_PER_FILE = 500;

/** The cities with listed properties. */
export async function listedCities(db: Tx): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(
    sql`SELECT DISTINCT city_id AS id FROM property WHERE status = 'listed' ORDER BY id`,
  );
  return rows.map(({ id }) => id);
}

/** The numbers of the files with a listed property. A property always stays in the same file. */
export async function propertyFiles(db: Tx): Promise<number[]> {
  const { rows } = await db.execute<{ file: number }>(
    sql`SELECT DISTINCT id / ${sql.raw(`${PROPERTIES_PER_FILE}`)} AS file FROM property WHERE status = 'listed' ORDER BY file`,
  );
  return rows.map(({ file }) => file);
}

export type ListedProperty = { id: number; lastmod: string | null };

/** The listed properties of a file, and the day of the last review of each, the only known change of its page. */
export async function propertiesOfFile(db: Tx, file: number): Promise<ListedProperty[]> {
  const first = file * PROPERTIES_PER_FILE;
  const { rows } = await db.execute<ListedProperty>(sql`
    SELECT property.id, to_char(max(review.created_at) AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS lastmod
    FROM property LEFT JOIN review ON review.property_id = property.id
    WHERE property.id >= ${first} AND property.id < ${first + PROPERTIES_PER_FILE} AND property.status = 'listed'
    GROUP BY property.id ORDER BY property.id`);
  return rows;
}
