import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pictureFetcher } from "#api/import/fetch-picture.ts";
import { hasMetadata } from "#api/photo/has-metadata.ts";
import { photoObjectKey } from "#api/photo/store/photo-store.ts";
import { takePhoto } from "#api/photo/take-photo.ts";
import { installReferenceData } from "#api/reference/install-reference-data.ts";
import { aFolder, aHomeRow, aHostRow, csvText, photoNames, wholeHomes } from "#api/testing/import/catalogue-folder.ts";
import { takeAnyBytes, testImport } from "#api/testing/import/test-import.ts";
import { testApp, testSettings } from "#api/testing/servers/test-app.ts";
import { hasTrace, pictureBomb, sentPhoto, traces } from "#server/testing/sent-photo.ts";
import { type OpenedPhotos, openPhotos } from "./photos.ts";
import { addPictures } from "./pictures.ts";

const ADDRESS = "https://pictures.example/from-a-phone.jpg";
const upright = { width: 1_500, height: 2_000 };
/** Each picture as a phone sends it: on its side, with the place where it was taken. */
const sources = { "cover.jpg": { ...upright, seed: 3 }, [ADDRESS]: { ...upright, seed: 5 } };

let app: Awaited<ReturnType<typeof testApp>>;
let photos: OpenedPhotos;
let dataDir: string;
let server: Server;
let files: ReturnType<typeof aFolder>;
let taken: { file: string; id: number; sha256: string; key: string }[];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "imported-photos-"));
  const settings = await testSettings({ DATA_DIR: dataDir });
  app = await testApp({ env: { DATA_DIR: dataDir }, beforeRoutes: (made) => addPictures(made, settings) });
  await installReferenceData(app.db);
  photos = await openPhotos(settings, app.db, { priority: "normal" });
  const sent = new Map<string, Buffer>();
  for (const [file, source] of Object.entries(sources)) sent.set(file, await sentPhoto({ ...source, orientation: 6 }));
  for (const bytes of sent.values()) expect(traces.every((trace) => bytes.includes(trace))).toBe(true);
  server = createServer((_, response) => response.end(sent.get(ADDRESS)));
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const fetch = pictureFetcher(photos.deps.maxBytes, { sandboxOrigin: origin });
  const rows = [...photoNames, ADDRESS].map((file, index) => ({
    externalId: "GPS-1",
    file,
    spaceCategoryId: spaceOf(file),
    rank: index + 1,
  }));
  files = aFolder({
    ...wholeHomes([aHomeRow({ externalId: "GPS-1" })]),
    // A phone number without the digits that are looked for.
    "hosts.csv": [aHostRow({ phone: "+966500000001" })],
    ...{ "photos.csv": csvText(rows), "photos/GPS-1/cover.jpg": sent.get("cover.jpg") as Buffer },
  });
  taken = [];
  const { problems, summary } = await testImport(app.db, files.folder, {
    fetchPicture: (url, kind) => fetch(url.replace("https://pictures.example", origin), kind),
    takePhoto: async (photo) => {
      const isFile = typeof photo.source === "string";
      // The others are any bytes: reading them is not what this is about.
      if (isFile && !String(photo.source).endsWith("cover.jpg")) return takeAnyBytes(app.db, photo);
      const read = await takePhoto(photos.deps, photo);
      if ("photoId" in read)
        taken.push({
          file: isFile ? "cover.jpg" : ADDRESS,
          id: read.photoId,
          sha256: read.sha256,
          key: photoObjectKey("draft", read.sha256),
        });
      return read;
    },
  });
  expect([problems, summary.listed]).toEqual([[], 1]);
});
afterAll(async () => {
  await photos.close();
  server.close();
  files.remove();
  await rm(dataDir, { recursive: true, force: true });
});

function spaceOf(file: string): string {
  const [word] = /^(bedroom|bathroom|majlis)/.exec(file) ?? [];
  return word ? `${word.charAt(0).toUpperCase()}${word.slice(1)}` : "Pool";
}

const pixels = (bytes: Uint8Array) => sharp(bytes).removeAlpha().resize(300, 400, { fit: "fill" }).raw().toBuffer();

test.each(Object.keys(sources))("the photograph of %s is stored upright, and is the same picture", async (file) => {
  const { key = "" } = taken.find((photo) => photo.file === file) ?? {};
  const master = await photos.deps.store.get(key);
  expect(await sharp(master ?? undefined).metadata()).toMatchObject({ format: "webp", width: 1_500, height: 2_000 });
  // What the phone saw, drawn upright and without losses.
  const drawn = await sentPhoto({ ...sources[file as keyof typeof sources], format: "png" });
  const [one, other] = [await pixels(master as Buffer), await pixels(drawn)];
  const differences = one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0);
  expect(differences / one.length).toBeLessThan(3);
});

/** The seconds of the place as text, the place in degrees, and what else the files said. */
const words = /12345678|12\.345678|24\.97009|24°58|Camera of a host|alert\(1\)/;

test("no file of the store says where they were taken", async () => {
  const found = await readdir(dataDir, { recursive: true, withFileTypes: true });
  const paths = found.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name));
  expect(paths.filter((path) => path.endsWith(".webp"))).toHaveLength(2);
  for (const path of paths) {
    const bytes = await readFile(path);
    expect([path, hasTrace(bytes), words.test(bytes.toString("latin1"))]).toEqual([path, false, false]);
    if (path.endsWith(".webp")) expect(hasMetadata(bytes)).toBe(false);
  }
});

test("no row of any table says where they were taken", async () => {
  const { rows: tables } = await app.db.execute<{ name: string }>(sql`
    SELECT relname AS name FROM pg_class WHERE relkind IN ('r', 'p') AND relnamespace = 'public'::regnamespace`);
  expect(tables.length).toBeGreaterThan(50);
  for (const { name } of tables) {
    const { rows } = await app.db.execute<{ all: string | null }>(sql`
      SELECT string_agg(t::text, ' ') AS all FROM ${sql.identifier(name)} AS t`);
    const text = rows[0]?.all ?? "";
    // PostgreSQL writes bytes in hexadecimal.
    const hasBytes = traces.some((trace) => text.includes(trace.toString("hex")));
    expect([name, words.test(text), hasBytes]).toEqual([name, false, false]);
  }
});

test("no answer says where they were taken", async () => {
  const { rows } = await app.db.execute<{ id: number }>(
    sql`SELECT property_id AS id FROM listing WHERE external_id = 'GPS-1'`,
  );
  const id = rows[0]?.id ?? 0;
  const details = await app.inject(`/api/accommodation/property/details?propertyId=${id}`);
  expect(details.statusCode).toBe(200);
  expect(details.body).not.toMatch(words);
  for (const { sha256 } of taken)
    for (const kind of ["photo", "whole"]) {
      const picture = await app.inject(`/img/2/${id}/${kind}-${sha256.slice(0, 18)}-640.webp`);
      expect([kind, picture.statusCode, hasTrace(picture.rawPayload)]).toEqual([kind, 200, false]);
      expect((await sharp(picture.rawPayload).metadata()).exif).toBeUndefined();
    }
});

test("files that are no photographs are refused by name and code, and nothing of their home is written", async () => {
  const jpeg = await sentPhoto();
  const bad: Record<string, string | Buffer> = {
    "drawing.jpg": '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
    "moving.jpg": Buffer.concat([Buffer.from("GIF89a"), Buffer.alloc(64)]),
    "phone.jpg": Buffer.from("\0\0\0\u0018ftypheic\0\0\0\0mif1"),
    "page.jpg": "<!doctype html><script>alert(1)</script>",
    "archive.jpg": Buffer.from("PK\u0003\u0004 and more"),
    "beginning.jpg": Buffer.from("\u00ff\u00d8\u00ff<html><script>alert(1)</script>", "latin1"),
    "half.jpg": jpeg.subarray(0, jpeg.length / 2),
    "bomb.jpg": pictureBomb(9_000),
    "small.jpg": await sentPhoto({ width: 1_000, height: 700 }),
  };
  const named = Object.fromEntries(Object.entries(bad).map(([name, bytes]) => [`photos/BAD-1/${name}`, bytes]));
  const made = aFolder({ ...wholeHomes([aHomeRow({ externalId: "BAD-1" })]), ...named });
  const { problems, summary } = await testImport(app.db, made.folder, {
    takePhoto: (photo) =>
      Object.keys(bad).some((name) => String(photo.source).endsWith(`/${name}`))
        ? takePhoto(photos.deps, photo)
        : takeAnyBytes(app.db, photo),
  });
  made.remove();
  const codes = problems.map((line) => [/BAD-1\/(\w+)\.jpg: /.exec(line)?.[1], /code (\d+)/.exec(line)?.[1]]);
  expect(codes.toSorted()).toEqual([
    ["archive", "9411"],
    ["beginning", "9411"],
    ["bomb", "9414"],
    ["drawing", "9411"],
    ["half", "9411"],
    ["moving", "9411"],
    ["page", "9411"],
    ["phone", "9411"],
    ["small", "9412"],
  ]);
  expect([summary.refused, summary.listed]).toEqual([1, 0]);
});

test("a picture that is a web page and an archive too is stored as a picture alone", async () => {
  const { rows } = await app.db.execute<{ id: number }>(sql`SELECT id FROM host ORDER BY id LIMIT 1`);
  const tail = Buffer.from("<html><script>alert(1)</script></html>PK\u0003\u0004");
  const source = Buffer.concat([await sentPhoto({ seed: 8 }), tail]);
  const read = await takePhoto(photos.deps, {
    source,
    kind: "photo",
    hostId: rows[0]?.id ?? 0,
    madeBy: "operator:Huda",
  });
  const master = await photos.deps.store.get("sha256" in read ? photoObjectKey("draft", read.sha256) : "");
  expect(await sharp(master ?? undefined).metadata()).toMatchObject({ format: "webp", width: 2_000 });
  expect([hasTrace(master as Buffer), master?.includes("PK\u0003\u0004"), master?.includes("<html>")]).toEqual([
    false,
    false,
    false,
  ]);
});
