import { and, eq, inArray, ne, sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { photos } from "#api/schema/photo.ts";
import type { PhotoKind } from "#domain/picture/photo-limits.ts";
import type { IntakePhoto } from "./photo-intake.ts";

export type TakenPhoto = Pick<typeof photos.$inferSelect, "sha256" | "width" | "height" | "dhash" | "state"> & {
  photoId: number;
};
type SentFile = { hostId: number; kind: PhotoKind; sourceSha256: string };

const taken = {
  ...{ photoId: photos.id, sha256: photos.sha256, width: photos.width, height: photos.height },
  ...{ dhash: photos.dhash, state: photos.state },
};

/** The photograph that was made of the same file for the same host. */
export async function findTaken(db: Tx, { hostId, kind, sourceSha256 }: SentFile): Promise<TakenPhoto | null> {
  const isSame = and(eq(photos.hostId, hostId), eq(photos.kind, kind), eq(photos.sourceSha256, sourceSha256));
  const [row] = await db.select(taken).from(photos).where(isSame);
  return row ?? null;
}

export type NewPhoto = IntakePhoto & SentFile & { madeBy: string; state: "ready" | "waiting" };

/** Of two who take in the same file at once, the second finds the row of the first. */
export async function insertPhoto(db: Tx, photo: NewPhoto): Promise<TakenPhoto & { isNew: boolean }> {
  const { bytes, focus, ...columns } = photo;
  const row = { ...columns, bytes: bytes.length, focusX: focus.x, focusY: focus.y };
  const [inserted] = await db.insert(photos).values(row).onConflictDoNothing().returning(taken);
  if (inserted) return { ...inserted, isNew: true };
  return { ...((await findTaken(db, photo)) as TakenPhoto), isNew: false };
}

/** Bits in which the hashes of two hosts' pictures differ at least, unless one may be a copy of the other. */
export const COPY_DISTANCE = 4;

/** The photograph of another host that one may be a copy of. */
export async function findOriginal(db: Tx, dhash: bigint, hostId: number): Promise<number | null> {
  const { rows } = await db.execute<{ id: string }>(sql`
    SELECT id::text FROM photo
    WHERE host_id <> ${hostId} AND kind = 'photo' AND state <> 'refused'
      AND bit_count((dhash # ${String(dhash)}::bigint)::bit(64)) <= ${COPY_DISTANCE}
    ORDER BY id LIMIT 1`);
  return rows[0] ? Number(rows[0].id) : null;
}

/** Of these photographs, those that guests do not see: an operator has not looked at them, or has refused them. */
export async function photosNotReady(tx: Tx, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const isOne = and(inArray(photos.id, [...ids]), ne(photos.state, "ready"));
  const rows = await tx.select({ id: photos.id }).from(photos).where(isOne);
  return new Set(rows.map(({ id }) => id));
}
