import { sql } from "drizzle-orm";
import type { Db } from "#api/platform/database/database.ts";
import { type PhotoStore, readObjectKey, type StoredObject } from "./store/photo-store.ts";

/** A picture that is just being taken in has no row yet. */
export const STRAY_AFTER_MS = 86_400_000;
const BATCH = 500;

/** Pictures in the store that no row names and that are older than a day. */
export async function* strayObjects(db: Db, store: PhotoStore): AsyncGenerator<StoredObject> {
  for (const prefix of ["public/", "draft/"]) {
    let batch: StoredObject[] = [];
    for await (const object of store.list(prefix)) {
      if (object.changedAt.getTime() < Date.now() - STRAY_AFTER_MS) batch.push(object);
      if (batch.length < BATCH) continue;
      yield* await withoutRow(db, batch);
      batch = [];
    }
    yield* await withoutRow(db, batch);
  }
}

async function withoutRow(db: Db, objects: readonly StoredObject[]): Promise<StoredObject[]> {
  const hashes = objects.flatMap(({ key }) => readObjectKey(key)?.sha256 ?? []);
  if (hashes.length === 0) return [];
  const { rows } = await db.execute<{ key: string }>(sql`
    SELECT class || '/' || sha256 AS key FROM photo
    WHERE sha256 = ANY (${sql.param(hashes)}::text[]) AND state <> 'refused'`);
  const known = new Set(rows.map(({ key }) => key));
  return objects.filter(({ key }) => {
    const named = readObjectKey(key);
    return named && !known.has(`${named.class}/${named.sha256}`);
  });
}
