import { sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";

/** Ids in one sitemap file: at most 1000 addresses, far below the limits of 50,000 and 50 MB. */
const IDS_PER_FILE = 500;

/** The cities with listed properties. */
export async function listedCities(db: Tx): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(
    sql`SELECT DISTINCT city_id AS id FROM property WHERE status = 'listed' ORDER BY id`,
  );
  return rows.map(({ id }) => id);
}

const fileOf = { property: sql`id`, host: sql`host_id` };

/** The numbers of the files with a listed property, or with its host. An id always stays in the same file. */
export async function listedFiles(db: Tx, of: keyof typeof fileOf): Promise<number[]> {
  const { rows } = await db.execute<{ file: number }>(sql`
    SELECT DISTINCT ${fileOf[of]} / ${sql.raw(`${IDS_PER_FILE}`)} AS file FROM property
    WHERE status = 'listed' AND ${fileOf[of]} IS NOT NULL ORDER BY file`);
  return rows.map(({ file }) => file);
}

/** The hosts of a file with a listed property. */
export async function hostsOfFile(db: Tx, file: number): Promise<number[]> {
  const first = file * IDS_PER_FILE;
  const { rows } = await db.execute<{ id: number }>(sql`
    SELECT DISTINCT host_id AS id FROM property
    WHERE status = 'listed' AND host_id >= ${first} AND host_id < ${first + IDS_PER_FILE} ORDER BY id`);
  return rows.map(({ id }) => id);
}

export type ListedProperty = { id: number; lastmod: string | null };

/** The listed properties of a file, and the day of the last review of each, the only known change of its page. */
export async function propertiesOfFile(db: Tx, file: number): Promise<ListedProperty[]> {
  const first = file * IDS_PER_FILE;
  const { rows } = await db.execute<ListedProperty>(sql`
    SELECT property.id, to_char(max(review.created_at) AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS lastmod
    FROM property LEFT JOIN review ON review.property_id = property.id
    WHERE property.id >= ${first} AND property.id < ${first + IDS_PER_FILE} AND property.status = 'listed'
    GROUP BY property.id ORDER BY property.id`);
  return rows;
}
