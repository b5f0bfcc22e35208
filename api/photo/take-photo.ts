import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import type { Db } from "#api/platform/database/database.ts";
import { faultPoint } from "#api/platform/fault/fault-point.ts";
import type { PhotoKind } from "#domain/picture/photo-limits.ts";
import { type PhotoIntake, type PhotoRefusal, photoRefusals } from "./photo-intake.ts";
import { findTaken, insertPhoto, isLikeAnothers, type TakenPhoto } from "./photo-rows.ts";
import { pictureFormat } from "./picture-format.ts";
import { type PhotoStore, photoObjectKey } from "./store/photo-store.ts";

export type PhotoDeps = {
  db: Db;
  store: PhotoStore;
  intake: PhotoIntake;
  /** How large a file may be. */
  maxBytes: Record<PhotoKind, number>;
};

type GivenPhoto = {
  /** The file, or where it is. */
  source: Buffer | string;
  kind: PhotoKind;
  hostId: number;
  /** `operator:…` is an operator, who looks at the picture before guests do. */
  madeBy: string;
};

type TakenOrRefused = (TakenPhoto & { isNew: boolean }) | PhotoRefusal;

const MEBIBYTE = 1024 * 1024;

/**
 * Takes a photograph in. The same file of the same host is taken in once. Nothing but the picture is stored, so that
 * neither the place where it was taken nor anything else in the file can be found anywhere.
 */
export async function takePhoto(
  deps: PhotoDeps,
  { source, kind, hostId, madeBy }: GivenPhoto,
): Promise<TakenOrRefused> {
  const bytes = await readSource(source, deps.maxBytes[kind]);
  if (bytes === "too-large")
    return { refused: photoRefusals.tooLarge, details: { maxMegabytes: deps.maxBytes[kind] / MEBIBYTE } };
  const format = pictureFormat(bytes);
  if (!format || format === "heic")
    return { refused: photoRefusals.unreadable, details: { why: format === "heic" ? "heic" : "no picture" } };
  const sourceSha256 = createHash("sha256").update(bytes).digest("hex");
  const known = await findTaken(deps.db, { hostId, kind, sourceSha256 });
  if (known) return { ...known, isNew: false };

  const read = await deps.intake({ bytes, kind }, `host:${hostId}`);
  if ("refused" in read) return read;
  await faultPoint("K52");
  await deps.store.put(photoObjectKey("draft", read.sha256), read.bytes);
  await faultPoint("K53");
  const isWaiting = !madeBy.startsWith("operator") && (await isLikeAnothers(deps.db, read.dhash, hostId));
  return insertPhoto(deps.db, { ...read, hostId, kind, sourceSha256, madeBy, state: isWaiting ? "waiting" : "ready" });
}

async function readSource(source: Buffer | string, maxBytes: number): Promise<Buffer | "too-large"> {
  const size = typeof source === "string" ? (await stat(source)).size : source.length;
  if (size > maxBytes) return "too-large";
  return typeof source === "string" ? readFile(source) : source;
}
