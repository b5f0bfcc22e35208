import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import type { Db, Tx } from "#api/platform/database/database.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import { faultPoint } from "#api/platform/fault/fault-point.ts";
import { openTask } from "#api/task/open-task.ts";
import type { PhotoKind } from "#domain/picture/photo-limits.ts";
import { type PhotoIntake, type PhotoRefusal, photoRefusals } from "./photo-intake.ts";
import { findOriginal, findTaken, insertPhoto, type NewPhoto, type TakenPhoto } from "./photo-rows.ts";
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
  /** `operator:…` is an operator, to whom a likeness is reported. */
  madeBy: string;
};

/** `original` is the photograph of another host that this one may be a copy of. */
type JudgedPhoto = TakenPhoto & { isNew: boolean; original: number | null };
type TakenOrRefused = JudgedPhoto | PhotoRefusal;

export const PHOTO_TASK = "photo-waiting";
const TASK_HOURS = 24;
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
  if (known) return { ...known, isNew: false, original: null };

  const read = await deps.intake({ bytes, kind }, `host:${hostId}`);
  if ("refused" in read) return read;
  await faultPoint("K52");
  await deps.store.put(photoObjectKey("draft", read.sha256), read.bytes);
  await faultPoint("K53");
  return inTransaction(deps.db, (tx) => insertJudged(tx, { ...read, hostId, kind, sourceSha256, madeBy }));
}

/** Of a host's photographs, one that may be a copy of another host's waits until an operator has looked at both. */
async function insertJudged(tx: Tx, photo: Omit<NewPhoto, "state">): Promise<JudgedPhoto> {
  const original = photo.kind === "photo" ? await findOriginal(tx, photo.dhash, photo.hostId) : null;
  const isWaiting = original !== null && !photo.madeBy.startsWith("operator:");
  const taken = await insertPhoto(tx, { ...photo, state: isWaiting ? "waiting" : "ready" });
  if (taken.isNew && taken.state === "waiting")
    await openTask(tx, { kind: PHOTO_TASK, subject: String(taken.photoId), hours: TASK_HOURS });
  return { ...taken, original };
}

async function readSource(source: Buffer | string, maxBytes: number): Promise<Buffer | "too-large"> {
  const size = typeof source === "string" ? (await stat(source)).size : source.length;
  if (size > maxBytes) return "too-large";
  return typeof source === "string" ? readFile(source) : source;
}
