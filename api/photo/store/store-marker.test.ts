import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { aPhoto } from "#api/testing/builders/a-photo.ts";
import { testApp } from "#api/testing/servers/test-app.ts";
import { diskStore } from "./disk-store.ts";
import { matchPhotoStore, WrongPhotoStore } from "./store-marker.ts";

const folder = await mkdtemp(join(tmpdir(), "photo-marker-"));
afterAll(() => rm(folder, { recursive: true, force: true }));
const [first, second] = [diskStore(join(folder, "one")), diskStore(join(folder, "two"))];

test("a product with photographs starts only with the store that has them", async () => {
  const { db } = await testApp();
  await Promise.all([matchPhotoStore(db, first), matchPhotoStore(db, first)]);
  // Without photographs, nothing is lost with another store.
  await matchPhotoStore(db, second);
  await matchPhotoStore(db, first);
  await aPhoto(db);
  await matchPhotoStore(db, first);

  const empty = diskStore(join(folder, "three"));
  await expect(matchPhotoStore(db, empty)).rejects.toThrow(WrongPhotoStore);
  await second.put("store-id", Buffer.from("7e0b7a52-6a4d-4a5e-9a2b-1f5d3c2b1a00"));
  await expect(matchPhotoStore(db, second)).rejects.toThrow("another database");
  expect(await empty.get("store-id")).toBeNull();
});
