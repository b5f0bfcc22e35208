import { isLoopback } from "./is-loopback.ts";
import { DEMO_S3_SECRET } from "./photo-rows.ts";
import { type SettingKey, type Settings, settingTable } from "./setting-table.ts";

const neededForS3 = ["s3Url", "s3Bucket", "s3Key", "s3Secret"] as const satisfies readonly SettingKey[];

/** What the store of photographs lacks, one sentence each. */
export function photoErrors(settings: Settings): string[] {
  if (settings.photoStore !== "s3") return [];
  const missing = neededForS3
    .filter((key) => settings[key] === null)
    .map((key) => `${settingTable[key].name} is missing: PHOTO_STORE=s3 needs it.`);
  if (settings.appEnv !== "production") return missing;
  const errors = [...missing];
  // The signature of a request does not cover what is sent.
  if (settings.s3Url?.startsWith("http:"))
    errors.push("S3_URL must begin with https: APP_ENV=production sends photographs over TLS.");
  if (isLoopback(settings.s3Url))
    errors.push("S3_URL points to this machine: APP_ENV=production needs the real store.");
  if (settings.s3Secret === DEMO_S3_SECRET)
    errors.push("S3_SECRET is the key of the sandbox: APP_ENV=production needs a key of the real store.");
  return errors;
}
