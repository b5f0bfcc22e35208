import { sql } from "drizzle-orm";
import type { Db } from "#api/platform/database/database.ts";
import { PHOTO_DIGITS } from "#domain/picture/property-photo.ts";
import type { PhotoStore } from "./store/photo-store.ts";
import { STRAY_AFTER_MS, strayObjects } from "./stray-objects.ts";

const DAYS = 30;
const namesPhoto = sql`jsonb_build_array(jsonb_build_object('photoId', photo.id))`;

/**
 * Deletes photographs that no home has shown for a month, unless an order or a listing still names them, those that were
 * taken in and never shown, and objects of the store that have no row, as after a process was killed.
 */
export async function prunePhotos({ db, store }: { db: Db; store: PhotoStore }): Promise<void> {
  const since = sql`app_now() - make_interval(days => ${DAYS})`;
  await db.execute(sql`
    DELETE FROM photo
    WHERE created_at < ${since} AND state <> 'refused'
      AND NOT EXISTS (SELECT FROM property_photo WHERE photo_id = photo.id)
      AND NOT EXISTS (SELECT FROM property_panorama WHERE photo_id = photo.id)
      AND NOT EXISTS (SELECT FROM former_property_photo former
        WHERE former.photo_id = photo.id AND former.removed_at >= ${since})
      AND NOT EXISTS (SELECT FROM listing WHERE listing.host_id = photo.host_id
        AND (body->'photos' @> ${namesPhoto} OR body->'panoramas' @> ${namesPhoto}))
      AND NOT EXISTS (SELECT FROM former_property_photo former
        JOIN chalet_order_item stay ON stay.property_id = former.property_id
        JOIN order_item item ON item.id = stay.order_item_id
        WHERE former.photo_id = photo.id
          AND item.snapshot->'property'->'thumbnailImage'->>'url' LIKE '%/photo-' || left(photo.sha256, ${PHOTO_DIGITS}) || '%')`);
  for await (const { key } of strayObjects(db, store)) {
    const found = await store.head(key);
    if (found && found.changedAt.getTime() < Date.now() - STRAY_AFTER_MS) await store.delete(key);
  }
}
