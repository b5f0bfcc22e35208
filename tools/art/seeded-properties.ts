import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pictureFactColumns } from "#api/picture/picture-subject.ts";
import { openDatabase } from "#api/platform/database/database.ts";
import { readSettings } from "#api/platform/settings/settings.ts";
import { properties } from "#api/schema/property.ts";
import type { PictureFacts } from "#domain/picture/picture-facts.ts";
import { CleanupStack } from "#server/start/cleanup-stack.ts";
import { startDatabase } from "#server/start/start-database.ts";

/** The picture facts of all seeded properties, read from a temporary demo database. */
export async function seededProperties(): Promise<PictureFacts[]> {
  const cleanup = new CleanupStack();
  try {
    const dataDir = await mkdtemp(join(tmpdir(), "mabeet-art-"));
    cleanup.add(() => rm(dataDir, { recursive: true, force: true }));
    const demo = readSettings({ APP_ENV: "demo", LOG_LEVEL: "silent", DATA_DIR: dataDir });
    const { settings } = await startDatabase(demo, cleanup, "throwaway");
    const db = openDatabase(settings);
    cleanup.add(() => db.$client.end());
    return await db.select(pictureFactColumns).from(properties);
  } finally {
    await cleanup.runAll();
  }
}
