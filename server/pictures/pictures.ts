import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import type { FastifyInstance } from "fastify";
import { photoPlugin } from "#api/photo/photo-plugin.ts";
import { readPhotoBytesOf } from "#api/photo/read-photo-bytes.ts";
import type { PhotoStore } from "#api/photo/store/photo-store.ts";
import { type PictureOptions, pictureRoutes } from "#api/picture/picture.routes.ts";
import { pictureFiles } from "#api/picture/picture-files.ts";
import { renderPool } from "#api/picture/render-pool.ts";
import { hasIdlePriority, type RenderPriority, startRenderer } from "#api/picture/renderer.ts";
import type { Settings } from "#api/platform/settings/settings.ts";
import { tourOf } from "#art/property/tour.ts";
import { ROOT } from "#server/root.ts";
import { describeOnce } from "./describe-once.ts";
import { photoStoreOf } from "./photos.ts";
import { samplePictures } from "./sample-pictures.ts";

const worker = new URL("./picture-worker.ts", import.meta.url);

/** The process priority of rendering. */
type PictureMode = { priority: RenderPriority };
export const forGuests: PictureMode = { priority: "low" };
/**
 * Tests use normal priority: a browser has six connections per host, so slow pictures would delay pages and API
 * answers while browsers use the whole machine.
 */
const forTests: PictureMode = { priority: "normal" };

/** Registers the picture routes with the renderer. */
export async function addPictures(app: FastifyInstance, settings: Settings, mode?: PictureMode): Promise<void> {
  const { priority } = mode ?? (settings.appEnv === "test" ? forTests : forGuests);
  const store = await photoStoreOf(settings, app.db);
  await app.register(photoPlugin, { store });
  await app.register(pictureRoutes, pictureOptions(settings, priority, store));
}

function pictureOptions(settings: Settings, priority: RenderPriority, store: PhotoStore): PictureOptions {
  const { dataDir, pictureCacheMb } = settings;
  const pool = renderPool({ start: () => startRenderer(worker, priority), size: poolSize() });
  return {
    files: pictureFiles(pictureFolder(dataDir), pictureCacheMb * 1024 * 1024),
    pool: settings.samplePictures === "yes" ? samplePictures(pool) : pool,
    describePictures: describeOnce(),
    tour: tourOf,
    readPhoto: readPhotoBytesOf(store),
  };
}

export function pictureFolder(dataDir: string): string {
  return resolve(ROOT, dataDir, "pictures");
}

/** Where renderers cannot wait for an idle processor, one core is left for requests. */
export function poolSize(): number {
  return hasIdlePriority() ? availableParallelism() : Math.max(1, availableParallelism() - 1);
}
