import { eq, sql } from "drizzle-orm";
import { followPhotos } from "#api/listing/follow-photos.ts";
import { type ListingRow, lockListings } from "#api/listing/move-listing.ts";
import { COPY_DISTANCE } from "#api/photo/photo-rows.ts";
import { type PhotoStore, photoObjectKey } from "#api/photo/store/photo-store.ts";
import { PHOTO_TASK } from "#api/photo/take-photo.ts";
import type { Db, Tx } from "#api/platform/database/database.ts";
import { listings } from "#api/schema/listing.ts";
import { photos } from "#api/schema/photo.ts";
import { tasks } from "#api/schema/task.ts";
import type { Operator } from "./operator.ts";
import { OperatorError } from "./operator-error.ts";
import { runAction } from "./run-action.ts";

const MAX_LISTED = 200;

type WaitingPhoto = { id: number; homes: string[]; object: string; since: string } & {
  /** The photograph that it may be a copy of, and the homes that show that one. */
  like: { id: number; homes: string[]; object: string }[];
};

const homesOf = (photo: string) => sql`
  coalesce((SELECT jsonb_agg(coalesce(l.external_id, l.property_id::text, l.id::text) ORDER BY l.created_at) FROM listing l
    WHERE l.host_id = ${sql.raw(photo)}.host_id
      AND l.body->'photos' @> jsonb_build_array(jsonb_build_object('photoId', ${sql.raw(photo)}.id))), '[]'::jsonb)`;
const objectOf = (photo: string) =>
  sql.raw(`${photo}.class || '/' || left(${photo}.sha256, 2) || '/' || ${photo}.sha256 || '.webp'`);

/** The photographs that wait for an operator, the oldest first. */
export function listPhotos(db: Db, operator: Operator) {
  return runAction(db, operator, "photos", async (tx) => {
    const { rows } = await tx.execute<WaitingPhoto>(sql`
      SELECT photo.id, ${homesOf("photo")} AS homes, ${objectOf("photo")} AS object,
        to_char(photo.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS since,
        coalesce((
          SELECT jsonb_agg(jsonb_build_object('id', other.id, 'homes', ${homesOf("other")}, 'object', ${objectOf("other")})
            ORDER BY other.id)
          FROM photo other
          WHERE other.host_id <> photo.host_id AND other.kind = 'photo' AND other.state <> 'refused'
            AND bit_count((other.dhash # photo.dhash)::bit(64)) <= ${COPY_DISTANCE}), '[]'::jsonb) AS like
      FROM photo WHERE photo.state = 'waiting' ORDER BY photo.id LIMIT ${MAX_LISTED}`);
    const listed = rows.map((row) => ({ ...row, id: Number(row.id) }));
    return { subject: { kind: "photo", id: "waiting" }, after: { listed: listed.length }, result: listed };
  });
}

/** Shows a photograph that waits. A home that waits for it alone is listed. */
export function releasePhoto(db: Db, operator: Operator, id: string) {
  return decidePhoto(db, operator, id, {
    action: "release-photo",
    state: "ready",
    change: async (_, listing) => listing,
  });
}

/** Takes a photograph that waits out of its homes, and deletes its picture. */
export async function refusePhoto(db: Db, store: PhotoStore, operator: Operator, id: string) {
  const decided = await decidePhoto(db, operator, id, {
    action: "refuse-photo",
    state: "refused",
    change: (tx, listing, photoId) => withoutPhoto(tx, listing, photoId),
  });
  const [photo] = await db.select().from(photos).where(eq(photos.id, decided.id));
  if (photo && !(await isStillNamed(db, photo.sha256))) await store.delete(photoObjectKey(photo.class, photo.sha256));
  return decided;
}

async function isStillNamed(db: Tx, sha256: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    SELECT FROM photo WHERE sha256 = ${sha256} AND state <> 'refused' LIMIT 1`);
  return rows.length > 0;
}

async function withoutPhoto(tx: Tx, listing: ListingRow, photoId: number): Promise<ListingRow> {
  const { photos: named = [] } = listing.body;
  const left = { ...listing.body, photos: named.filter((photo) => photo.photoId !== photoId) };
  const [changed] = await tx
    .update(listings)
    .set({ body: left, revision: listing.revision + 1 })
    .where(eq(listings.id, listing.id))
    .returning();
  return changed as ListingRow;
}

type Decision = {
  action: "release-photo" | "refuse-photo";
  state: "ready" | "refused";
  change: (tx: Tx, listing: ListingRow, photoId: number) => Promise<ListingRow>;
};

function decidePhoto(db: Db, operator: Operator, id: string, { action, state, change }: Decision) {
  return runAction(db, operator, action, async (tx) => {
    const locked = await lockHomesWith(tx, id);
    const [photo] = await tx.select().from(photos).where(sql`${photos.id}::text = ${id}`).for("update");
    if (!photo) throw new OperatorError(`There is no photograph ${id}.`);
    if (photo.state !== "waiting") throw new OperatorError(`The photograph ${id} is ${photo.state} and does not wait.`);
    await tx.update(photos).set({ state }).where(eq(photos.id, photo.id));
    const mover = { as: "operator", by: operator.by.trim(), reason: operator.reason } as const;
    for (const listing of locked) await followPhotos(tx, await change(tx, listing, photo.id), mover);
    await tx
      .update(tasks)
      .set({ doneAt: sql`app_now()` })
      .where(sql`${tasks.kind} = ${PHOTO_TASK} AND ${tasks.subject} = ${id} AND ${tasks.doneAt} IS NULL`);
    const homes = locked.map(({ externalId, id: listing }) => externalId ?? listing);
    return {
      subject: { kind: "photo", id },
      before: { state: photo.state },
      after: { state, homes },
      result: { id: photo.id, state, homes },
    };
  });
}

/** Locks the listings that name a photograph, with their properties. */
async function lockHomesWith(tx: Tx, id: string): Promise<ListingRow[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    SELECT listing.id FROM photo JOIN listing ON listing.host_id = photo.host_id
    WHERE photo.id::text = ${id}
      AND listing.body->'photos' @> jsonb_build_array(jsonb_build_object('photoId', photo.id))`);
  return lockListings(
    tx,
    rows.map((row) => row.id),
  );
}
