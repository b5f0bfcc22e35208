import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import type { PhotoStore } from "./photo-store.ts";

const MARKER = "store-id";

/** The store is not the one with the pictures of this database. */
export class WrongPhotoStore extends Error {
  override name = "WrongPhotoStore";
}

/**
 * Makes sure that the store is the one that this database knows: both carry the same random id. On another machine, or
 * with another folder mounted, homes would lose their pictures. A database without photographs takes any store.
 */
export async function matchPhotoStore(db: Tx, store: PhotoStore): Promise<void> {
  const inStore = (await store.get(MARKER))?.toString().trim() ?? null;
  const { rows } = await db.execute<{ id: string | null; hasPhotos: boolean }>(sql`
    SELECT (SELECT id FROM photo_store) AS id, EXISTS (SELECT FROM photo) AS "hasPhotos"`);
  const { id = null, hasPhotos = false } = rows[0] ?? {};
  if (id !== null && id === inStore) return;
  if (hasPhotos)
    throw new WrongPhotoStore(
      `The store of photographs ${inStore ? "belongs to another database" : "is empty, but the database has photographs"}: check PHOTO_STORE, DATA_DIR and what is mounted there.`,
    );
  const { rows: written } = await db.execute<{ id: string }>(sql`
    INSERT INTO photo_store (id) VALUES (${inStore ?? randomUUID()}::uuid)
    ON CONFLICT (is_only) DO UPDATE SET id = ${inStore === null ? sql`photo_store.id` : sql`excluded.id`}
    RETURNING id`);
  const agreed = written[0]?.id ?? "";
  if (inStore === null) await store.put(MARKER, Buffer.from(agreed));
}
