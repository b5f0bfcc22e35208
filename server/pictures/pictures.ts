import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import type { FastifyInstance } from "fastify";
import { type PictureOptions, pictureRoutes } from "#api/picture/picture.routes.ts";
import { pictureFiles } from "#api/picture/picture-files.ts";
import { prewarmPictures } from "#api/picture/prewarm-pictures.ts";
import { renderPool } from "#api/picture/render-pool.ts";
import { type RenderPriority, startRenderer } from "#api/picture/renderer.ts";
import type { Settings } from "#api/platform/settings/settings.ts";
import { describePictures } from "#art/property/property-pictures.ts";
import { tourOf } from "#art/property/tour.ts";
import { altText } from "#domain/picture/alt-text.ts";
import { ROOT } from "#server/root.ts";
import { samplePictures } from "./sample-pictures.ts";

const worker = new URL("./picture-worker.ts", import.meta.url);

/** The process priority of rendering, and whether pictures are rendered before the first request. */
type PictureMode = { priority: RenderPriority; prewarms: boolean };
export const forGuests: PictureMode = { priority: "low", prewarms: true };
/**
 * Tests render nothing in advance. They use normal priority: a browser has six connections per host, so slow pictures
 * would delay pages and API answers while browsers use the whole machine.
 */
const forTests: PictureMode = { priority: "normal", prewarms: false };

/** Registers the picture routes with the renderer. */
export async function addPictures(app: FastifyInstance, settings: Settings, mode?: PictureMode): Promise<void> {
  const { priority, prewarms } = mode ?? (settings.appEnv === "test" ? forTests : forGuests);
  const options = pictureOptions(settings, priority);
  await app.register(pictureRoutes, options);
  if (prewarms) prewarmWhenServing(app, options);
}

/** Leaves one core for requests. */
function pictureOptions(settings: Settings, priority: RenderPriority): PictureOptions {
  const { dataDir, pictureCacheMb } = settings;
  const pool = renderPool({
    start: () => startRenderer(worker, priority),
    size: Math.max(1, availableParallelism() - 1),
  });
  return {
    files: pictureFiles(resolve(ROOT, dataDir, "pictures"), pictureCacheMb * 1024 * 1024),
    pool: settings.samplePictures === "yes" ? samplePictures(pool) : pool,
    describePictures: (facts, keys) =>
      describePictures(facts, keys).map(({ placeholder, alt }) => ({
        placeholder,
        alt: altText(alt, facts.propertyTypeId),
      })),
    tour: tourOf,
  };
}

function prewarmWhenServing(app: FastifyInstance, { pool }: PictureOptions): void {
  const closing = new AbortController();
  app.addHook("onListen", async () => {
    const { db, log, pictures } = app;
    if (!pictures) return;
    prewarmPictures({ db, log, pictures, pool }, { signal: closing.signal }).then(
      (drawn) => drawn > 0 && log.info({ drawn }, "pictures prewarmed"),
      (err: unknown) => log.warn({ err }, "pictures not prewarmed"),
    );
  });
  app.addHook("preClose", async () => closing.abort());
}
