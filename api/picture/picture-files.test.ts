import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { pictureFiles } from "./picture-files.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "pictures-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function filesIn(): Promise<string[]> {
  const listed = await readdir(folder, { recursive: true, withFileTypes: true });
  return listed.filter((entry) => entry.isFile()).map(({ name }) => name);
}

test("a picture that was stored is found again, by another process too", async () => {
  await pictureFiles(folder, 1000).write("1/0/17/a.avif", Buffer.from("picture"));

  expect(`${await pictureFiles(folder, 1000).read("1/0/17/a.avif")}`).toBe("picture");
  expect(await pictureFiles(folder, 1000).read("1/0/17/b.avif")).toBeNull();
});

test("a full folder loses what was looked at longest ago", async () => {
  const files = pictureFiles(folder, 40);
  await files.ready;
  for (const name of ["a", "b", "c", "d"]) await files.write(name, Buffer.alloc(10));
  await files.read("a");

  await files.write("e", Buffer.alloc(10));

  expect((await filesIn()).toSorted()).toEqual(["a", "d", "e"]);
  expect(files.bytes()).toBe(30);
  expect(await files.read("b")).toBeNull();
});

test("files of former runs count, and the oldest of them go first", async () => {
  for (const [name, minute] of [
    ["old", 1],
    ["older", 0],
    ["new", 2],
  ] as const) {
    await writeFile(join(folder, name), Buffer.alloc(10));
    await utimes(join(folder, name), minute * 60, minute * 60);
  }

  const files = pictureFiles(folder, 25);
  await files.ready;

  expect((await filesIn()).toSorted()).toEqual(["new", "old"]);
  expect(files.bytes()).toBe(20);
});

test("half a picture is never shown: an empty file is drawn again, one that never arrived is thrown away", async () => {
  await mkdir(join(folder, ".incoming"));
  await writeFile(join(folder, ".incoming/half"), "ha");
  await utimes(join(folder, ".incoming/half"), 0, 0);
  await writeFile(join(folder, "empty"), "");

  const files = pictureFiles(folder, 1000);
  await files.ready;

  expect(await files.read("empty")).toBeNull();
  expect(await filesIn()).toEqual(["empty"]);
});

test("a file somebody else deleted no longer counts", async () => {
  const files = pictureFiles(folder, 1000);
  await files.ready;
  await files.write("a", Buffer.alloc(10));
  await rm(join(folder, "a"));

  expect(await files.read("a")).toBeNull();
  expect(files.bytes()).toBe(0);
});
