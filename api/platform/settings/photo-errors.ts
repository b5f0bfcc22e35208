import { type SettingKey, type Settings, settingTable } from "./setting-table.ts";

const neededForS3 = ["s3Url", "s3Bucket", "s3Key", "s3Secret"] as const satisfies readonly SettingKey[];

/** What the store of photographs lacks, one sentence each. */
export function photoErrors(settings: Settings): string[] {
  if (settings.photoStore !== "s3") return [];
  const missing = neededForS3
    .filter((key) => settings[key] === null)
    .map((key) => `${settingTable[key].name} is missing: PHOTO_STORE=s3 needs it.`);
  // The signature of a request does not cover what is sent.
  const isOpen = settings.appEnv === "production" && settings.s3Url?.startsWith("http:");
  return isOpen
    ? [...missing, "S3_URL must begin with https: APP_ENV=production sends photographs over TLS."]
    : missing;
}
