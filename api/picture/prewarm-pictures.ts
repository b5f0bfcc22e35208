import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { pictureUrl } from "#domain/picture/picture-url.ts";
import { firstPageHomes } from "./first-page-homes.ts";
import type { PictureDesk } from "./picture-desk.ts";
import { pictureName } from "./picture-path.ts";
import type { RenderPool } from "./render-pool.ts";

type PrewarmOptions = { app: FastifyInstance; pool: RenderPool; signal: AbortSignal; restMs?: number };

/** A card takes one or the other, by its guest's screen. */
const CARD_WIDTHS = [960, 640];

/** Draws the first picture of every first-page home while nobody else wants the renderers; tells how many it drew. */
export async function prewarmPictures({ app, pool, signal, restMs = 250 }: PrewarmOptions): Promise<number> {
  const { pictures: desk } = app;
  if (!desk) return 0;
  let drawn = 0;
  const homes = await firstPageHomes(app.db);
  for (const url of homes.flatMap((id) => CARD_WIDTHS.map((width) => pictureUrl(id, "exterior", width)))) {
    const isQuiet = await quietMoment(pool, signal, restMs);
    if (!isQuiet) break;
    // One picture that cannot be drawn is not worth the others; whoever asks for it will be told.
    const outcome = await draw(desk, url).catch((err: unknown) => app.log.warn({ err }, "picture not prewarmed"));
    if (outcome === "drawn") drawn += 1;
  }
  return drawn;
}

async function draw(desk: PictureDesk, url: string): Promise<string | undefined> {
  const name = pictureName(url);
  const home = name && (await desk.subjectOf(name));
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
