import { sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";

/** So many numbers of homes share a file: 1000 addresses at most, far below the 50,000 and 50 MB a file may hold. */
export const HOMES_A_FILE = 500;

/** The cities guests can search. */
export async function listedCities(db: Tx): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(
    sql`SELECT DISTINCT city_id AS id FROM property WHERE status = 'listed' ORDER BY id`,
  );
  return rows.map(({ id }) => id);
}

/** The numbers of the files that hold a listed home. A home keeps its file, whatever happens to others. */
export async function homeFiles(db: Tx): Promise<number[]> {
  const { rows } = await db.execute<{ file: number }>(
    sql`SELECT DISTINCT id / ${sql.raw(`${HOMES_A_FILE}`)} AS file FROM property WHERE status = 'listed' ORDER BY file`,
  );
  return rows.map(({ file }) => file);
}

export type ListedHome = { id: number; lastmod: string | null };

/** The listed homes of a file, and the day each last gained a review, which is the change of a page we know of. */
export async function homesOfFile(db: Tx, file: number): Promise<ListedHome[]> {
  const first = file * HOMES_A_FILE;
  const { rows } = await db.execute<ListedHome>(sql`
    SELECT property.id, to_char(max(review.created_at) AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS lastmod
    FROM property LEFT JOIN review ON review.property_id = property.id
    WHERE property.id >= ${first} AND property.id < ${first + HOMES_A_FILE} AND property.status = 'listed'
    GROUP BY property.id ORDER BY property.id`);
  return rows;
}
