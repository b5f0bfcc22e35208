import { buildApp } from "#api/app.ts";
import { openDatabase } from "#api/platform/database/database.ts";
import type { Settings } from "#api/platform/settings/settings.ts";
import { drawFrontPages } from "./draw-pictures.ts";
import { addPictures } from "./pictures.ts";

/**
 * Draws the pictures of the front pages while the pages are still built, because the build leaves a core idle. The app
 * answers only the calls that name these pictures.
 */
export async function drawBeforeServing(settings: Settings, signal: AbortSignal): Promise<void> {
  const db = openDatabase(settings);
  try {
    const app = await buildApp(settings, { db, beforeRoutes: (app) => addPictures(app, settings) });
    await drawFrontPages(app, settings, signal).finally(() => app.close());
  } finally {
    await db.$client.end();
  }
}
