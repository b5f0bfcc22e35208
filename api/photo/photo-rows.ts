import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { photos } from "#api/schema/photo.ts";
import type { PhotoKind } from "#domain/picture/photo-limits.ts";
import type { IntakePhoto } from "./photo-intake.ts";

export type TakenPhoto = { photoId: number; sha256: string; width: number; height: number };
type SentFile = { hostId: number; kind: PhotoKind; sourceSha256: string };

const taken = { photoId: photos.id, sha256: photos.sha256, width: photos.width, height: photos.height };

/** The photograph that was made of the same file for the same host. */
export async function findTaken(db: Tx, { hostId, kind, sourceSha256 }: SentFile): Promise<TakenPhoto | null> {
  const isSame = and(eq(photos.hostId, hostId), eq(photos.kind, kind), eq(photos.sourceSha256, sourceSha256));
  const [row] = await db.select(taken).from(photos).where(isSame);
  return row ?? null;
}

type NewPhoto = IntakePhoto & SentFile & { madeBy: string; state: "ready" | "waiting" };

/** Of two who take in the same file at once, the second finds the row of the first. */
export async function insertPhoto(db: Tx, photo: NewPhoto): Promise<TakenPhoto & { isNew: boolean }> {
  const { bytes, focus, ...columns } = photo;
  const row = { ...columns, bytes: bytes.length, focusX: focus.x, focusY: focus.y };
  const [inserted] = await db.insert(photos).values(row).onConflictDoNothing().returning(taken);
  if (inserted) return { ...inserted, isNew: true };
  return { ...((await findTaken(db, photo)) as TakenPhoto), isNew: false };
}

/** Bits in which the pictures of two different homes may differ before they are surely different pictures. */
const MAX_DISTANCE = 4;

export async function isLikeAnothers(db: Tx, dhash: bigint, hostId: number): Promise<boolean> {
  const { rows } = await db.execute(sql`
    SELECT FROM photo
    WHERE host_id <> ${hostId} AND bit_count((dhash # ${String(dhash)}::bigint)::bit(64)) <= ${MAX_DISTANCE} LIMIT 1`);
  return rows.length > 0;
}
