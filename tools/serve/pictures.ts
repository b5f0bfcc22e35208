import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import type { PictureOptions } from "#api/picture/picture.routes.ts";
import { pictureFiles } from "#api/picture/picture-files.ts";
import { renderPool } from "#api/picture/render-pool.ts";
import { startRenderer } from "#api/picture/renderer.ts";
import type { Settings } from "#api/settings/settings.ts";
import { placeholderOf } from "#tools/art/home-art.ts";
import { ROOT } from "#tools/start/root.ts";

const worker = new URL("./picture-worker.ts", import.meta.url);

/** Introduces art to the API. One core is left for guests. */
export function pictureOptions({ dataDir, pictureCacheMb }: Settings): PictureOptions {
  return {
    files: pictureFiles(resolve(ROOT, dataDir, "pictures"), pictureCacheMb * 1024 * 1024),
    pool: renderPool({ start: () => startRenderer(worker), size: Math.max(1, availableParallelism() - 1) }),
    placeholder: placeholderOf,
  };
}
