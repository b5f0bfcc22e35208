import { expect, test } from "vitest";
import { photoErrors } from "./photo-errors.ts";
import { DEMO_S3_SECRET } from "./photo-rows.ts";
import { readSettings } from "./settings.ts";

const s3 = { PHOTO_STORE: "s3", S3_URL: "http://store.example.test", S3_BUCKET: "photos", S3_KEY: "k", S3_SECRET: "s" };

test("photographs are in a folder unless a store is chosen", () => {
  expect(readSettings({})).toMatchObject({ photoStore: "disk", s3Url: null, uploadMb: 25, panoramaMb: 40 });
});

test("a store needs its address, bucket and key", () => {
  expect(() => readSettings({ PHOTO_STORE: "s3", S3_BUCKET: "photos" })).toThrow("S3_URL is missing");
  expect(readSettings(s3)).toMatchObject({ photoStore: "s3", s3Region: "auto" });
});

test("production sends photographs over TLS only", () => {
  const settings = readSettings(s3);
  expect(photoErrors({ ...settings, appEnv: "production" })).toEqual([
    expect.stringContaining("must begin with https"),
  ]);
  const real = { ...settings, appEnv: "production", s3Url: "https://store.example.test" } as const;
  expect(photoErrors(real)).toEqual([]);
  expect(photoErrors({ ...real, s3Secret: DEMO_S3_SECRET })).toEqual([expect.stringContaining("key of the sandbox")]);
});
