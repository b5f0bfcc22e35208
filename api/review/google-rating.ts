import type { Tx } from "#api/platform/database/database.ts";
import { runPrepared } from "#api/platform/database/prepared.ts";
import type { GooglePage } from "./ask-google.ts";

/** The last known rating of a property on Google, of 5. */
export type GoogleRating = { averageRating: number; reviewCount: number };

/** `undefined` for a property that is not listed, `null` for one without a stored rating. */
export async function readGoogleRating(db: Tx, propertyId: number): Promise<GoogleRating | null | undefined> {
  const [row] = await runPrepared<GoogleRating>(db, read, [propertyId]);
  return row && (row.reviewCount === null ? null : row);
}

const read = {
  name: "google-rating",
  text: `
    SELECT g.average_rating::float8 AS "averageRating", g.review_count AS "reviewCount"
    FROM property p LEFT JOIN google_rating g ON g.property_id = p.id
    WHERE p.id = $1 AND p.status = 'listed'`,
};

export async function storeGoogleRating(db: Tx, propertyId: number, { rating, total }: GooglePage): Promise<void> {
  await runPrepared(db, keep, [propertyId, rating, total]);
}

/** Nothing is stored for a property that was deleted meanwhile. */
const keep = {
  name: "keep-google-rating",
  text: `
    INSERT INTO google_rating (property_id, average_rating, review_count)
    SELECT id, $2::numeric, $3::integer FROM property WHERE id = $1::integer
    ON CONFLICT (property_id) DO UPDATE SET
      average_rating = excluded.average_rating, review_count = excluded.review_count, asked_at = excluded.asked_at`,
};
