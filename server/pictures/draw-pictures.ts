import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { drawAhead } from "#api/picture/draw-ahead.ts";
import { listedPictures } from "#api/picture/listed-pictures.ts";
import type {} from "#api/picture/picture.routes.ts";
import type { PictureAhead } from "#api/picture/picture-store.ts";
import type { Settings } from "#api/platform/settings/settings.ts";
import { ART_VERSION } from "#domain/picture/picture-url.ts";
import { pictureFolder, poolSize } from "./pictures.ts";
import { FIRST_PICTURES, firstResultsPictures, frontPagePictures } from "./pictures-shown-first.ts";

/** A start waits no longer for the pictures of the front pages; they are then drawn while the product runs. */
const FRONT_PAGE_TIMEOUT_MS = 40_000;
/** How often listed properties are compared with the drawn pictures. */
const LISTED_INTERVAL_MS = 300_000;

type Wanted = Iterable<PictureAhead> | AsyncIterable<PictureAhead>;

/** Draws the pictures of the front pages, before the first guest comes. */
export async function drawFrontPages(app: FastifyInstance, settings: Settings, stopped?: AbortSignal): Promise<void> {
  if (settings.appEnv === "test") return;
  const timeout = AbortSignal.timeout(FRONT_PAGE_TIMEOUT_MS);
  const signal = stopped ? AbortSignal.any([timeout, stopped]) : timeout;
  await draw(app, signal, async () => frontPagePictures(app, nowOf(settings)));
}

/**
 * Whether an earlier start drew pictures. Then a start does not wait for those that are new on the front pages, as after
 * some days: finding them takes longer than all other steps.
 */
export function hasDrawnPictures({ dataDir }: Settings): boolean {
  return existsSync(join(pictureFolder(dataDir), String(ART_VERSION)));
}

/** Draws the pictures of first results, then those of all listed properties, while the product runs. */
export function drawWhileServing(app: FastifyInstance, settings: Settings): void {
  if (settings.appEnv === "test") return;
  const closing = new AbortController();
  app.addHook("preClose", async () => closing.abort());
  app.addHook("onListen", async () => void drawAll(app, settings, closing.signal));
}

async function drawAll(app: FastifyInstance, settings: Settings, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const now = nowOf(settings);
    await draw(app, signal, async () => frontPagePictures(app, now));
    await draw(app, signal, async () => firstResultsPictures(app, now));
    await draw(app, signal, async () => listedPictures(app.db, FIRST_PICTURES));
    await pause(LISTED_INTERVAL_MS, undefined, { signal, ref: false }).catch(() => {});
  }
}

/** Whatever fails here, the product serves: each picture is also drawn at its first request. */
async function draw(app: FastifyInstance, signal: AbortSignal, list: () => Promise<Wanted>): Promise<void> {
  const { log, pictures } = app;
  if (!pictures || signal.aborted) return;
  try {
    const files = await drawAhead({ log, pictures }, await list(), { signal, atOnce: poolSize() });
    if (files > 0) log.info({ drawn: files }, "pictures drawn ahead");
  } catch (err) {
    if (!signal.aborted) log.warn({ err }, "pictures not drawn ahead");
  }
}

function nowOf({ clockOffsetMs }: Settings): Date {
  return new Date(Date.now() + clockOffsetMs);
}
