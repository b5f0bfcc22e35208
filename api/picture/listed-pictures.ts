import { sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import type { PictureAhead } from "./picture-store.ts";
import { readPictureSubject } from "./picture-subject.ts";

/**
 * The first drawn pictures of every listed property, in the order of results. The first of all come before the second of
 * any. Photographs are scaled when they are requested.
 */
export async function* listedPictures(db: Tx, perProperty: number): AsyncGenerator<PictureAhead> {
  const { rows } = await db.execute<{ id: number }>(
    sql`SELECT id FROM property WHERE status = 'listed' AND picture_source = 'drawn' ORDER BY rank DESC, id`,
  );
  for (const [from, to] of [
    [0, 1],
    [1, perProperty],
  ])
    for (const { id } of rows) {
      const subject = await readPictureSubject(db, id);
      for (const key of [...(subject?.keys ?? [])].slice(from, to)) yield { propertyId: id, key };
    }
}
