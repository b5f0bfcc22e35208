import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { pictureUrl } from "#domain/picture/picture-url.ts";
import { firstPageHomes } from "./first-page-homes.ts";
import type { PictureDesk } from "./picture-desk.ts";
import { pictureName } from "./picture-path.ts";
import type { RenderPool } from "./render-pool.ts";

type PrewarmOptions = { app: FastifyInstance; pool: RenderPool; signal: AbortSignal; restMs?: number };

/** Draws the first picture of every first-page home while nobody else wants the renderers; tells how many it drew. */
export async function prewarmPictures({ app, pool, signal, restMs = 250 }: PrewarmOptions): Promise<number> {
  const { pictures: desk } = app;
  if (!desk) return 0;
  let drawn = 0;
  for (const id of await firstPageHomes(app.db)) {
    const isQuiet = await quietMoment(pool, signal, restMs);
    if (!isQuiet) break;
    // One picture that cannot be drawn is not worth the others; whoever asks for it will be told.
    const outcome = await drawFirst(desk, id).catch((err: unknown) => app.log.warn({ err }, "picture not prewarmed"));
    if (outcome === "drawn") drawn += 1;
  }
  return drawn;
}

async function drawFirst(desk: PictureDesk, id: number): Promise<string | undefined> {
  const name = pictureName(pictureUrl(id, "exterior"));
  const home = name && (await desk.homeOf(name));
  return home ? (await desk.hand(name, home, { owner: "prewarm" }))?.outcome : undefined;
}

/** Guests go first: waits until no picture is wanted, then a breath more. `false` when it is time to stop. */
async function quietMoment(pool: RenderPool, signal: AbortSignal, restMs: number): Promise<boolean> {
  try {
    do await pause(restMs, undefined, { signal, ref: false });
    while (!pool.isQuiet());
    return true;
  } catch {
    return false;
  }
}
