import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Db } from "#api/platform/database/database.ts";
import type { PhotoClass } from "#api/schema/photo.ts";
import { hasMetadata } from "./has-metadata.ts";
import { readPhotoBytesOf } from "./read-photo-bytes.ts";
import type { PhotoStore } from "./store/photo-store.ts";
import { strayObjects } from "./stray-objects.ts";

type Violation = { invariant: string; subject: string; detail: string };
type Row = { id: string; sha256: string; class: PhotoClass };

const INVARIANT = "I23";
/** Reading all bytes of a large store takes too long; each check reads others. */
const READ_AT_ONCE = 500;

/** Photographs that the store lacks or has spoilt, and pictures in the store that nobody knows. */
export async function findPhotoViolations(db: Db, store: PhotoStore): Promise<Violation[]> {
  const { rows } = await db.execute<Row>(
    sql`SELECT id::text, sha256, class FROM photo WHERE state <> 'refused' ORDER BY random() LIMIT ${READ_AT_ONCE}`,
  );
  const read = readPhotoBytesOf(store);
  const violations: Violation[] = [];
  for (const row of rows) {
    const detail = detailOf(row, await read({ ...row, focus: { x: 50, y: 50 } }));
    if (detail) violations.push({ invariant: INVARIANT, subject: `photo ${row.id}`, detail });
  }
  for await (const { key } of strayObjects(db, store))
    violations.push({ invariant: INVARIANT, subject: key, detail: "is in the store, but no photograph has it" });
  return violations;
}

function detailOf({ sha256 }: Row, bytes: Uint8Array | null): string | null {
  if (!bytes) return "is not in the store";
  if (createHash("sha256").update(bytes).digest("hex") !== sha256) return "has other bytes than were stored";
  return hasMetadata(bytes) ? "carries metadata" : null;
}
