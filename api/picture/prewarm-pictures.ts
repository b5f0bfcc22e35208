import { setTimeout as pause } from "node:timers/promises";
import type { Db } from "#api/platform/database/database.ts";
import type { Log } from "#api/platform/http/log.ts";
import { pictureUrl } from "#domain/picture/picture-url.ts";
import { firstPageHomes } from "./first-page-homes.ts";
import type { PictureDesk } from "./picture-desk.ts";
import { pictureName } from "./picture-path.ts";
import type { RenderPool } from "./render-pool.ts";

type PrewarmDeps = { db: Db; log: Log; pictures: PictureDesk; pool: RenderPool };
type PrewarmOptions = { signal: AbortSignal; restMs?: number };

/** The widths of pictures on cards; the browser chooses one by its screen. */
const CARD_WIDTHS = [960, 640];

/** Draws the first picture of every first-page property while the renderers are idle. Returns how many it drew. */
export async function prewarmPictures(
  { db, log, pictures, pool }: PrewarmDeps,
  { signal, restMs = 250 }: PrewarmOptions,
): Promise<number> {
  let drawn = 0;
  const homes = await firstPageHomes(db);
  for (const url of homes.flatMap((id) => CARD_WIDTHS.map((width) => pictureUrl(id, "exterior", width)))) {
    const isQuiet = await quietMoment(pool, signal, restMs);
    if (!isQuiet) break;
    // A picture that fails does not stop the others; a request for it will get the error.
    const outcome = await draw(pictures, url).catch((err: unknown) => log.warn({ err }, "picture not prewarmed"));
    if (outcome === "drawn") drawn += 1;
  }
  return drawn;
}

async function draw(desk: PictureDesk, url: string): Promise<string | undefined> {
  const name = pictureName(url);
  const home = name && (await desk.subjectOf(name));
  return home ? (await desk.hand(name, home, { owner: "prewarm" }))?.outcome : undefined;
}

/** Waits until the renderers are idle, because guests have priority. `false` when it is time to stop. */
async function quietMoment(pool: RenderPool, signal: AbortSignal, restMs: number): Promise<boolean> {
  try {
    do await pause(restMs, undefined, { signal, ref: false });
    while (!pool.isQuiet());
    return true;
  } catch {
    return false;
  }
}
