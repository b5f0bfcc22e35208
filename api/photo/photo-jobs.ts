import type { Db } from "#api/platform/database/database.ts";
import type { Job } from "#api/platform/jobs/job.ts";
import type {} from "./photo-plugin.ts";
import { prunePhotos } from "./prune-photos.ts";
import { publishPhotos } from "./publish-photos.ts";
import type { PhotoStore } from "./store/photo-store.ts";

const MINUTE = 60_000;
const DAY = 86_400_000;

export function photoJobs(deps: { db: Db; store: PhotoStore }): Job[] {
  return [
    { name: "publish-photos", everyMs: MINUTE, exclusive: "lease", run: () => publishPhotos(deps) },
    { name: "prune-photos", everyMs: DAY, exclusive: "lease", run: () => prunePhotos(deps) },
  ];
}
