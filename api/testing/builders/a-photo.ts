import { createHash, randomUUID } from "node:crypto";
import type { Tx } from "#api/platform/database/database.ts";
import { photos } from "#api/schema/photo.ts";
import { aHost } from "./a-host.ts";

type Photo = typeof photos.$inferSelect;

/** A photograph that was taken in, with invented bytes; it also creates its host. */
export async function aPhoto(db: Tx, given: Partial<typeof photos.$inferInsert> = {}): Promise<Photo> {
  const sha256 = createHash("sha256").update(randomUUID()).digest("hex");
  const photo = {
    hostId: given.hostId ?? (await aHost(db)).id,
    kind: "photo" as const,
    sha256,
    sourceSha256: sha256,
    width: 2_000,
    height: 1_500,
    bytes: 1_000,
    gradient: "linear-gradient(#112233, #445566 46%, #778899 64%)",
    focusX: 50,
    focusY: 50,
    dhash: 0n,
    state: "ready" as const,
    madeBy: "operator:test",
    ...given,
  };
  const [row] = await db.insert(photos).values(photo).returning();
  return row as Photo;
}
