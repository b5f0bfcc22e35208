import { setTimeout as pause } from "node:timers/promises";
import type { Db } from "#api/platform/database/database.ts";
import type { Log } from "#api/platform/http/log.ts";
import { pictureUrl } from "#domain/picture/picture-url.ts";
import { firstPageProperties } from "./first-page-properties.ts";
import { pictureName } from "./picture-path.ts";
import type { PictureStore } from "./picture-store.ts";
import type { RenderPool } from "./render-pool.ts";

type PrewarmDeps = { db: Db; log: Log; pictures: PictureStore; pool: RenderPool };
type PrewarmOptions = { signal: AbortSignal; pauseMs?: number };

/** The widths of pictures on cards; the browser chooses one by its screen. */
const CARD_WIDTHS = [960, 640];

/** Draws the first picture of every first-page property while the renderers are idle. Returns how many it drew. */
export async function prewarmPictures(
  { db, log, pictures, pool }: PrewarmDeps,
  { signal, pauseMs = 250 }: PrewarmOptions,
): Promise<number> {
  let drawn = 0;
  const propertyIds = await firstPageProperties(db);
  for (const url of propertyIds.flatMap((id) => CARD_WIDTHS.map((width) => pictureUrl(id, "exterior", width)))) {
    const isIdle = await untilIdle(pool, signal, pauseMs);
    if (!isIdle) break;
    // A picture that fails does not stop the others; a request for it will get the error.
    const outcome = await draw(pictures, url).catch((err: unknown) => log.warn({ err }, "picture not prewarmed"));
    if (outcome === "drawn") drawn += 1;
  }
  return drawn;
}

async function draw(pictures: PictureStore, url: string): Promise<string | undefined> {
  const name = pictureName(url);
  const subject = name && (await pictures.subjectOf(name));
  return subject ? (await pictures.readOrDraw(name, subject, { owner: "prewarm" }))?.outcome : undefined;
}

/** Waits until the renderers are idle, because guests have priority. `false` when it is time to stop. */
async function untilIdle(pool: RenderPool, signal: AbortSignal, pauseMs: number): Promise<boolean> {
  try {
    do await pause(pauseMs, undefined, { signal, ref: false });
    while (!pool.isIdle());
    return true;
  } catch {
    return false;
  }
}
