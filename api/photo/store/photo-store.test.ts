import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { testSandbox } from "#api/testing/servers/test-sandbox.ts";
import { diskStore } from "./disk-store.ts";
import { type PhotoStore, readObjectKey } from "./photo-store.ts";
import { s3Store } from "./s3-store.ts";

const folder = await mkdtemp(join(tmpdir(), "photo-store-"));
const sandbox = await testSandbox(0.02);
afterAll(async () => {
  await sandbox.stop();
  await rm(folder, { recursive: true, force: true });
});

const s3 = { url: `${sandbox.url}/s3`, bucket: "photos", region: "me-central-1", timeScale: 0.02 };
const keys = { key: "mabeetdemo", secret: "only-for-demo-and-test-s3" };
const stores: [string, PhotoStore][] = [
  ["a folder", diskStore(folder)],
  ["a store that speaks S3", s3Store({ ...s3, ...keys })],
];
async function listed(store: PhotoStore, prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of store.list(prefix)) keys.push(key);
  return keys;
}

describe.each(stores)("%s", (_, store) => {
  test("returns what was put, and null for what was not", async () => {
    await store.put("public/ab/one.webp", Buffer.from("one"));
    await store.put("public/ab/one.webp", Buffer.from("another one"));
    expect((await store.get("public/ab/one.webp"))?.toString()).toBe("another one");
    expect(await store.head("public/ab/one.webp")).toMatchObject({ key: "public/ab/one.webp", size: 11 });
    expect([await store.get("public/ab/none.webp"), await store.head("public/ab/none.webp")]).toEqual([null, null]);
  });

  test("forgets what was deleted, once or twice", async () => {
    await store.put("draft/cd/gone.webp", Buffer.from("gone"));
    await store.delete("draft/cd/gone.webp");
    await store.delete("draft/cd/gone.webp");
    expect(await store.get("draft/cd/gone.webp")).toBeNull();
  });

  test("lists the objects of one class", async () => {
    for (const name of ["private/ab/1.webp", "private/cd/2.webp"]) await store.put(name, Buffer.from(name));
    expect((await listed(store, "private/")).sort()).toEqual(["private/ab/1.webp", "private/cd/2.webp"]);
    expect(await listed(store, "nothing/")).toEqual([]);
  });
});

test("a folder has no file that is not complete", async () => {
  expect(await readdir(join(folder, ".incoming"))).toEqual([]);
});

test("a store that is asked too often is asked again", async () => {
  const store = s3Store({ ...s3, ...keys });
  await sandbox.setFault("PUT /s3/photos/public/ab/busy.webp", "slow-down", 2);
  await store.put("public/ab/busy.webp", Buffer.from("at last"));
  expect((await store.get("public/ab/busy.webp"))?.toString()).toBe("at last");
});

test("a store of S3 refuses another key and another secret", async () => {
  for (const wrong of [{ key: "other" }, { secret: "other" }])
    await expect(s3Store({ ...s3, ...keys, ...wrong }).put("public/ab/x.webp", Buffer.from("x"))).rejects.toThrow();
});

test.each([
  ["public/ab/0.webp", null],
  ["../etc/passwd", null],
  [`draft/ab/${"ab".repeat(32)}.webp`, { class: "draft", sha256: "ab".repeat(32) }],
])("the key %s names a picture: %j", (key, expected) => {
  expect(readObjectKey(key)).toEqual(expected);
});
