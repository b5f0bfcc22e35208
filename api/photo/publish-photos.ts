import { sql } from "drizzle-orm";
import type { Db } from "#api/platform/database/database.ts";
import { type PhotoStore, photoObjectKey } from "./store/photo-store.ts";

type Deps = { db: Db; store: PhotoStore };
type Row = { id: string; sha256: string };

const BATCH = 200;

/**
 * Moves the photographs of homes from the drafts to the public objects. A picture is served from either class, so a guest
 * notices nothing, and one that fails is moved the next time.
 */
export async function publishPhotos({ db, store }: Deps): Promise<void> {
  const { rows } = await db.execute<Row>(sql`
    SELECT id::text, sha256 FROM photo WHERE class = 'draft'
      AND (EXISTS (SELECT FROM property_photo WHERE photo_id = photo.id)
        OR EXISTS (SELECT FROM property_panorama WHERE photo_id = photo.id))
    ORDER BY id LIMIT ${BATCH}`);
  for (const row of rows) await publish({ db, store }, row);
}

async function publish({ db, store }: Deps, { id, sha256 }: Row): Promise<void> {
  const [draft, shown] = [photoObjectKey("draft", sha256), photoObjectKey("public", sha256)];
  const bytes = await store.get(draft);
  if (bytes) await store.put(shown, bytes);
  else if (!(await store.head(shown))) return;
  await db.execute(sql`UPDATE photo SET class = 'public' WHERE id = ${id}::bigint`);
  const { rows } = await db.execute(sql`SELECT FROM photo WHERE sha256 = ${sha256} AND class = 'draft' LIMIT 1`);
  if (rows.length === 0) await store.delete(draft);
}
