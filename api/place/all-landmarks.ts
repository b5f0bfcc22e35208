import type { Tx } from "#api/platform/database/database.ts";
import { addedLandmarks } from "#api/schema/lookup.ts";
import { type Landmark, landmarks } from "#domain/place/landmarks.ts";

/** The landmarks of the product, then those that an import added. */
export async function allLandmarks(db: Tx): Promise<Landmark[]> {
  const rows = await db.select().from(addedLandmarks).orderBy(addedLandmarks.id);
  const added = rows.map(({ nameEn, nameAr, ...landmark }) => ({ ...landmark, names: { en: nameEn, ar: nameAr } }));
  return [...landmarks, ...added];
}
