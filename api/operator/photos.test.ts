import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { findPhotoViolations } from "#api/photo/check-photos.ts";
import { diskStore } from "#api/photo/store/disk-store.ts";
import { type PhotoStore, photoObjectKey } from "#api/photo/store/photo-store.ts";
import { type Db, openDatabase } from "#api/platform/database/database.ts";
import { installReferenceData } from "#api/reference/install-reference-data.ts";
import { photos } from "#api/schema/photo.ts";
import { aFolder, aHomeRow, wholeHomes } from "#api/testing/import/catalogue-folder.ts";
import { takeAnyBytes, testImport } from "#api/testing/import/test-import.ts";
import { testSettings } from "#api/testing/servers/test-app.ts";
import { listPhotos, refusePhoto, releasePhoto } from "./photos.ts";

const operator = { by: "Huda", second: null, reason: "I looked at both pictures." };
const bytes = Buffer.from("RIFF\0\0\0\0WEBPVP8 \0\0\0\0");
let db: Db;
let folder: string;
let store: PhotoStore;
const folders: ReturnType<typeof aFolder>[] = [];

beforeAll(async () => {
  db = openDatabase(await testSettings());
  folder = await mkdtemp(join(tmpdir(), "decided-photos-"));
  store = diskStore(folder);
  await installReferenceData(db);
});
afterEach(() => {
  for (const { remove } of folders.splice(0)) remove();
});
afterAll(async () => {
  await db.$client.end();
  await rm(folder, { recursive: true, force: true });
});

/** A home of eight photographs, of which these wait. */
async function aHomeWith(externalId: string, waiting: readonly number[], files: readonly string[] = []) {
  const more = Object.fromEntries(files.map((name) => [`photos/${externalId}/${name}`, `${externalId} ${name}`]));
  const made = aFolder({ ...wholeHomes([aHomeRow({ externalId })]), ...more });
  folders.push(made);
  const takes: number[] = [];
  const imported = () =>
    testImport(db, made.folder, {
      takePhoto: async (photo) => {
        const taken = await takeAnyBytes(db, photo);
        if (taken.isNew && waiting.includes(takes.push(taken.photoId) - 1))
          await db.update(photos).set({ state: "waiting" }).where(eq(photos.id, taken.photoId));
        const [row] = await db.select().from(photos).where(eq(photos.id, taken.photoId));
        return { ...taken, state: row?.state ?? "ready" };
      },
    });
  const first = await imported();
  const photoId = takes[waiting[0] ?? 0] as number;
  return { again: imported, first, photoId };
}

async function shown(externalId: string) {
  const { rows } = await db.execute(sql`
    SELECT l.state, jsonb_array_length(l.reasons) AS reasons,
      (SELECT count(*)::int FROM property_photo WHERE property_id = l.property_id) AS photos
    FROM listing l WHERE external_id = ${externalId}`);
  return rows[0];
}

test("a home that lacks photographs because some wait is listed as soon as they are released", async () => {
  const { first, photoId } = await aHomeWith("COPY-1", [1]);
  expect(first.homes[0]).toMatchObject({ result: "submitted" });
  expect(first.homes[0]?.notes.join(" ")).toMatch(/look like another host's.*pool-1\.jpg: it waits for an operator/);
  expect(await listPhotos(db, operator)).toMatchObject([{ id: photoId, homes: ["COPY-1"], like: [] }]);

  expect(await releasePhoto(db, operator, String(photoId))).toEqual({ id: photoId, state: "ready", homes: ["COPY-1"] });
  expect(await shown("COPY-1")).toEqual({ state: "listed", reasons: 0, photos: 8 });
  await expect(releasePhoto(db, operator, String(photoId))).rejects.toThrow("is ready and does not wait");
});

test("a home with enough other photographs is listed without the one that waits, and shows it after its release", async () => {
  const { first, photoId, again } = await aHomeWith("COPY-2", [8], ["garden-9.jpg"]);
  expect(first.homes[0]?.result).toBe("listed");
  expect(await shown("COPY-2")).toEqual({ state: "listed", reasons: 0, photos: 8 });
  expect((await again()).summary.unchanged).toBe(1);
  await releasePhoto(db, operator, String(photoId));
  expect(await shown("COPY-2")).toMatchObject({ photos: 9 });
});

test("a refused photograph leaves its home and the store, and the same file is refused again", async () => {
  const { photoId, again } = await aHomeWith("COPY-3", [2]);
  const [photo] = await db.select().from(photos).where(eq(photos.id, photoId));
  const key = photoObjectKey("draft", photo?.sha256 ?? "");
  await store.put(key, bytes);
  expect(await refusePhoto(db, store, operator, String(photoId))).toMatchObject({ state: "refused" });
  expect(await store.head(key)).toBeNull();
  expect(await shown("COPY-3")).toEqual({ state: "submitted", reasons: 1, photos: 0 });
  const { problems } = await again();
  expect(problems).toEqual([expect.stringContaining("garden-1.jpg: a picture that no operator has refused")]);
  const found = await findPhotoViolations(db, store);
  expect(found.map(({ subject }) => subject)).not.toContain(`photo ${photoId}`);
});

test("what an operator decides about a photograph is in the audit, and its task ends", async () => {
  const { photoId } = await aHomeWith("COPY-4", [3]);
  await db.execute(sql`
    INSERT INTO task (id, kind, subject, due_at) VALUES (gen_random_uuid(), 'photo-waiting', ${String(photoId)}, app_now())`);
  await releasePhoto(db, operator, String(photoId));
  const { rows } = await db.execute(sql`
    SELECT action, before, after, (SELECT count(*)::int FROM task WHERE subject = subject_id AND done_at IS NULL) AS tasks
    FROM operator_action WHERE subject_kind = 'photo' AND subject_id = ${String(photoId)}`);
  expect(rows).toEqual([
    {
      ...{ action: "release-photo", before: { state: "waiting" }, tasks: 0 },
      after: { state: "ready", homes: ["COPY-4"] },
    },
  ]);
  await expect(refusePhoto(db, store, operator, "17")).rejects.toThrow("There is no photograph 17");
});
