import type { Settings } from "#api/platform/settings/settings.ts";
import { diskStore } from "./disk-store.ts";
import type { PhotoStore } from "./photo-store.ts";
import { s3Store } from "./s3-store.ts";

/** The store of the settings; `folder` is that of pictures on this machine. */
export function openPhotoStore(settings: Settings, folder: string): PhotoStore {
  const { photoStore, s3Url, s3Bucket, s3Region, s3Key, s3Secret, timeScale } = settings;
  if (photoStore === "disk" || !s3Url || !s3Bucket || !s3Key || !s3Secret) return diskStore(folder);
  return s3Store({ url: s3Url, bucket: s3Bucket, region: s3Region, key: s3Key, secret: s3Secret, timeScale });
}
