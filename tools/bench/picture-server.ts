import { mkdtemp, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildApp } from "#api/app.ts";
import { pictureFactColumns } from "#api/picture/picture-subject.ts";
import { openDatabase } from "#api/platform/database/database.ts";
import { readSettings } from "#api/platform/settings/settings.ts";
import { properties } from "#api/schema/property.ts";
import type { PictureFacts } from "#domain/picture/picture-facts.ts";
import { addPictures, forGuests } from "#server/pictures/pictures.ts";
import { CleanupStack } from "#server/start/cleanup-stack.ts";
import { startDatabase } from "#server/start/start-database.ts";

/** The message to the bench once the server answers. */
export type PictureServerMessage = { port: number; properties: PictureFacts[] };

// The API and its pictures with their own catalogue, without pages; `tools/bench/pictures.ts` starts and ends this process.
const cleanup = new CleanupStack();
const dataDir = await mkdtemp(join(tmpdir(), "mabeet-pictures-"));
cleanup.add(() => rm(dataDir, { recursive: true, force: true }));
const env = { APP_ENV: "test", LOG_LEVEL: "silent", DATA_DIR: dataDir, LIMIT_SEARCH: "1000000" };
const { settings } = await startDatabase(readSettings(env), cleanup, "throwaway");
const db = openDatabase(settings);
cleanup.add(() => db.$client.end());
const app = await buildApp(settings, {
  db,
  beforeRoutes: (made) => addPictures(made, settings, forGuests),
});
cleanup.add(() => app.close());
await app.listen({ port: 0, host: "127.0.0.1" });

process.once("disconnect", () => cleanup.runAll());
const message: PictureServerMessage = {
  port: (app.server.address() as AddressInfo).port,
  properties: await db.select(pictureFactColumns).from(properties),
};
process.send?.(message);
