import { resolve } from "node:path";
import { type IntakeJob, type IntakeResult, type PhotoIntake, photoRefusals } from "#api/photo/photo-intake.ts";
import { openPhotoStore } from "#api/photo/store/open-photo-store.ts";
import type { PhotoStore } from "#api/photo/store/photo-store.ts";
import { matchPhotoStore, WrongPhotoStore } from "#api/photo/store/store-marker.ts";
import type { PhotoDeps } from "#api/photo/take-photo.ts";
import { type RenderPool, renderPool } from "#api/picture/render-pool.ts";
import { type RenderPriority, startRenderer } from "#api/picture/renderer.ts";
import type { Db } from "#api/platform/database/database.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import type { Settings } from "#api/platform/settings/settings.ts";
import { StartError } from "#server/error/start-error.ts";
import { ROOT } from "#server/root.ts";

const worker = new URL("./intake/intake-worker.ts", import.meta.url);

const MEBIBYTE = 1024 * 1024;
/** A file that takes longer is refused. */
const TIMEOUT_MS = 20_000;
const MAX_WAITING = 2_000;

/** The store of photographs that belongs to the database. */
export async function photoStoreOf(settings: Settings, db: Db): Promise<PhotoStore> {
  const store = openPhotoStore(settings, resolve(ROOT, settings.dataDir, "photo"));
  await matchPhotoStore(db, store).catch((error: unknown) => {
    throw error instanceof WrongPhotoStore ? new StartError(error.message) : error;
  });
  return store;
}

/** How large the files of pictures may be. */
export function pictureBytes({
  uploadMb,
  panoramaMb,
}: Pick<Settings, "uploadMb" | "panoramaMb">): PhotoDeps["maxBytes"] {
  return { photo: uploadMb * MEBIBYTE, panorama: panoramaMb * MEBIBYTE };
}

type IntakeOptions = { priority?: RenderPriority; processes?: number; timeoutMs?: number };
export type OpenedPhotos = { deps: PhotoDeps; close: () => Promise<void> };

/** What takes photographs in. Files of others are read in processes of their own, by default while nothing else works. */
export async function openPhotos(
  settings: Settings,
  db: Db,
  { priority = "low", processes = 1, timeoutMs = TIMEOUT_MS }: IntakeOptions = {},
): Promise<OpenedPhotos> {
  const pool = renderPool<IntakeJob, IntakeResult>({
    start: () => startRenderer<IntakeJob, IntakeResult>(worker, priority),
    size: processes,
    maxWaiting: MAX_WAITING,
    timeoutMs,
  });
  const deps = {
    ...{ db, store: await photoStoreOf(settings, db) },
    ...{ intake: intakeOf(pool), maxBytes: pictureBytes(settings) },
  };
  return { deps, close: () => pool.close() };
}

/** A file that ends its process, by its memory or its time, is no picture that we can read. */
function intakeOf(pool: RenderPool<IntakeJob, IntakeResult>): PhotoIntake {
  return (job, owner) =>
    pool.render(job, { owner }).catch((error: unknown) => {
      if (error instanceof Problem) throw error;
      return { refused: photoRefusals.unreadable, details: { why: "broken" } };
    });
}
