import type { Tx } from "#api/platform/database/database.ts";
import { reviews } from "#api/schema/review.ts";

type Review = typeof reviews.$inferSelect;

/** A review of a family with 9 of 10 on our own site; the database updates the score of the property. */
export async function aReview(
  db: Tx,
  propertyId: number,
  given: Partial<typeof reviews.$inferInsert> = {},
): Promise<Review> {
  const parts = { cleanliness: 9, facilities: 9, location: 9, hospitality: 9, value: 9 };
  const [row] = await db
    .insert(reviews)
    .values({
      propertyId,
      provider: "mabeet",
      rating: 9,
      ...parts,
      authorName: "Noura",
      language: "en",
      comments: "The pool was spotless.",
      travelType: "Family",
      ...given,
    })
    .returning();
  return row as Review;
}
