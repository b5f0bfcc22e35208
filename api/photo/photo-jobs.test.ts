import { createHash } from "node:crypto";
import { mkdtemp, rm, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { formerPropertyPhotos, photos } from "#api/schema/photo.ts";
import { aPhoto } from "#api/testing/builders/a-photo.ts";
import { aPhotographedProperty } from "#api/testing/builders/a-photographed-property.ts";
import { testApp } from "#api/testing/servers/test-app.ts";
import { findPhotoViolations } from "./check-photos.ts";
import { prunePhotos } from "./prune-photos.ts";
import { publishPhotos } from "./publish-photos.ts";
import { readPhotoBytesOf } from "./read-photo-bytes.ts";
import { diskStore } from "./store/disk-store.ts";
import { type PhotoStore, photoObjectKey } from "./store/photo-store.ts";
import { writePictures } from "./write-pictures.ts";

let app: Awaited<ReturnType<typeof testApp>>;
let folder: string;
let store: PhotoStore;
const focus = { x: 50, y: 50 };

beforeAll(async () => {
  app = await testApp();
  folder = await mkdtemp(join(tmpdir(), "photo-jobs-"));
  store = diskStore(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** WebP without metadata, as far as its head says. */
const bytes = Buffer.from("RIFF\0\0\0\0WEBPVP8 \0\0\0\0");
const sha256 = createHash("sha256").update(bytes).digest("hex");

test("the photographs of a shown home become public objects, and guests see them all the time", async () => {
  const { photos: shown } = await aPhotographedProperty(app.db);
  const photoId = shown[0]?.photoId ?? 0;
  await app.db.update(photos).set({ sha256 }).where(eq(photos.id, photoId));
  await store.put(photoObjectKey("draft", sha256), bytes);
  const read = readPhotoBytesOf(store);
  expect(await read({ sha256, class: "draft", focus })).toEqual(bytes);

  await publishPhotos({ db: app.db, store });
  expect(await store.head(photoObjectKey("draft", sha256))).toBeNull();
  expect(await read({ sha256, class: "public", focus })).toEqual(bytes);
  expect(await read({ sha256, class: "draft", focus })).toEqual(bytes);
  const [row] = await app.db.select({ class: photos.class }).from(photos).where(eq(photos.id, photoId));
  expect(row?.class).toBe("public");
});

test("half an object is no photograph", async () => {
  await store.put(photoObjectKey("private", sha256), bytes.subarray(0, 8));
  expect(await readPhotoBytesOf(store)({ sha256, class: "private", focus })).toBeNull();
});

test("a photograph that no home has shown for a month is deleted, one that was removed lately or is in a draft is not", async () => {
  const { id, photos: shown, hostId } = await aPhotographedProperty(app.db);
  const [other, drafted, forgotten] = [
    await aPhoto(app.db, { hostId }),
    await aPhoto(app.db, { hostId }),
    await aPhoto(app.db, { hostId }),
  ];
  const body = JSON.stringify({ photos: [{ photoId: drafted.id }] });
  await app.db.execute(sql`UPDATE listing SET body = ${body}::jsonb WHERE property_id = ${id}`);
  const picture = { photoId: other.id, spaceCategoryId: null, altEn: "", altAr: "", focus: null };
  await writePictures(app.db, [{ propertyId: id, photos: [picture], panoramas: [] }]);
  const [old, recent] = shown.map(({ photoId }) => photoId) as [number, number];
  const longAgo = sql`app_now() - interval '31 days'`;
  await app.db.update(formerPropertyPhotos).set({ removedAt: longAgo }).where(eq(formerPropertyPhotos.photoId, old));
  await app.db.execute(sql`UPDATE photo SET created_at = ${longAgo} WHERE host_id = ${hostId}`);

  await prunePhotos({ db: app.db, store });
  const rows = await app.db.select({ id: photos.id }).from(photos).where(eq(photos.hostId, hostId));
  const left = rows.map((row) => row.id);
  const isLeft = [old, forgotten.id, recent, other.id, drafted.id].map((photo) => left.includes(photo));
  expect(isLeft).toEqual([false, false, true, true, true]);
});

test("an object that no photograph has is found after a day and deleted, a new one is left alone", async () => {
  const [old, recent] = ["a", "b"].map((digit) => photoObjectKey("draft", digit.repeat(64))) as [string, string];
  for (const key of [old, recent]) await store.put(key, bytes);
  // The file system does not know a moved clock.
  const [now, twoDaysAgo] = [new Date(), new Date(Date.now() - 2 * 86_400_000)];
  await utimes(join(folder, old), twoDaysAgo, twoDaysAgo);
  await utimes(join(folder, recent), now, now);

  const found = await findPhotoViolations(app.db, store);
  expect(found).toContainEqual({ invariant: "I23", subject: old, detail: expect.stringContaining("no photograph") });
  expect(found.map(({ subject }) => subject)).not.toContain(recent);
  await prunePhotos({ db: app.db, store });
  expect([await store.head(old), await store.head(recent)]).toEqual([null, expect.anything()]);
});

test("a photograph that the store lacks is a violation", async () => {
  const { id } = await aPhoto(app.db);
  expect(await findPhotoViolations(app.db, store)).toContainEqual({
    invariant: "I23",
    subject: `photo ${id}`,
    detail: "is not in the store",
  });
});

test("a stored picture with other bytes, or with the place where it was taken, is a violation", async () => {
  const exif = Buffer.from("RIFF\0\0\0\0WEBPVP8X\u0001\0\0\0x\0EXIF\u0004\0\0\0data", "latin1");
  const exifSha256 = createHash("sha256").update(exif).digest("hex");
  const [other, located] = [await aPhoto(app.db), await aPhoto(app.db, { sha256: exifSha256 })];
  await store.put(photoObjectKey("draft", other.sha256), Buffer.from("other bytes"));
  await store.put(photoObjectKey("draft", exifSha256), exif);
  const found = await findPhotoViolations(app.db, store);
  const details = [other, located].map(({ id }) => found.find(({ subject }) => subject === `photo ${id}`)?.detail);
  // Half an object is none.
  expect(details).toEqual(["is not in the store", "carries metadata"]);
});

test("the picture of a refused photograph is deleted, and its row stays", async () => {
  const refused = await aPhoto(app.db, { state: "refused", createdAt: new Date(Date.now() - 60 * 86_400_000) });
  const key = photoObjectKey("draft", refused.sha256);
  await store.put(key, bytes);
  const twoDaysAgo = new Date(Date.now() - 2 * 86_400_000);
  await utimes(join(folder, key), twoDaysAgo, twoDaysAgo);
  expect((await findPhotoViolations(app.db, store)).map(({ subject }) => subject)).toContain(key);
  await prunePhotos({ db: app.db, store });
  expect(await store.head(key)).toBeNull();
  expect(await app.db.select().from(photos).where(eq(photos.id, refused.id))).toHaveLength(1);
});
