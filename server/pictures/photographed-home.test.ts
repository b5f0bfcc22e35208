import { createHash } from "node:crypto";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findPhotoViolations } from "#api/photo/check-photos.ts";
import { publishPhotos } from "#api/photo/publish-photos.ts";
import { takePhoto } from "#api/photo/take-photo.ts";
import { writePictures } from "#api/photo/write-pictures.ts";
import { aHost } from "#api/testing/builders/a-host.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { testApp, testSettings } from "#api/testing/servers/test-app.ts";
import { hasTrace, sentPhoto } from "#server/testing/sent-photo.ts";
import { type OpenedPhotos, openPhotos } from "./photos.ts";
import { addPictures } from "./pictures.ts";

let app: Awaited<ReturnType<typeof testApp>>;
let photos: OpenedPhotos;
let dataDir: string;
let home: number;
let urls: string[];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "photographed-home-"));
  const env = { DATA_DIR: dataDir };
  const settings = await testSettings(env);
  app = await testApp({ env, beforeRoutes: (made) => addPictures(made, settings) });
  photos = await openPhotos(settings, app.db, { priority: "normal" });
  const { id: hostId } = await aHost(app.db);
  ({ id: home } = await aProperty(app.db, { hostId }));
  const shown = [];
  for (const [seed, orientation] of [
    [1, 6],
    [2, 1],
  ] as const) {
    const source = await sentPhoto({ width: 1_500, height: 2_000, seed, orientation });
    const taken = await takePhoto(photos.deps, { source, kind: "photo", hostId, madeBy: "operator:Sara" });
    if ("refused" in taken) throw new Error(`refused ${taken.refused}`);
    shown.push({ photoId: taken.photoId, spaceCategoryId: null, altEn: "", altAr: "", focus: null });
  }
  await writePictures(app.db, [{ propertyId: home, photos: shown, panoramas: [] }]);
  const details = (await app.inject(`/api/accommodation/property/details?propertyId=${home}`)).json();
  const [cover] = details.images as { url: string; wholeUrl: string }[];
  urls = [cover?.url ?? "", cover?.wholeUrl ?? "", `/img/2/${home}/og-1200.jpg`];
});
afterAll(async () => {
  await photos.close();
  await rm(dataDir, { recursive: true, force: true });
});

test("guests see the photograph upright, cut on cards and whole in full screen, for ever under its address", async () => {
  const sizes = [];
  for (const url of urls) {
    const { statusCode, rawPayload, headers } = await app.inject(url);
    expect([statusCode, hasTrace(rawPayload)]).toEqual([200, false]);
    const { width, height } = await sharp(rawPayload).metadata();
    sizes.push([width, height, headers["cache-control"]]);
  }
  expect(sizes).toEqual([
    [960, 640, "public, max-age=31536000, immutable"],
    [960, 1_280, "public, max-age=31536000, immutable"],
    [1_200, 630, "public, max-age=3600"],
  ]);
});

test("a size that was made once is stored, also after the photograph has become public", async () => {
  await publishPhotos({ db: app.db, store: photos.deps.store });
  const [cut = ""] = urls;
  const first = await app.inject(cut);
  const again = await app.inject({ url: cut, headers: { "if-none-match": String(first.headers.etag) } });
  expect([first.statusCode, again.statusCode]).toEqual([200, 304]);
  expect((await app.inject(cut.replace("-960.avif", "-640.webp"))).statusCode).toBe(200);
});

test("no other size, home, hash or drawn picture is served", async () => {
  const [cut = ""] = urls;
  const { id: other } = await aProperty(app.db);
  const wrong = [
    cut.replace("-960.", "-961."),
    cut.replace(`/${home}/`, `/${other}/`),
    cut.replace(/photo-[0-9a-f]{18}/, `photo-${"0".repeat(18)}`),
    `/img/2/${home}/exterior-960.avif`,
  ];
  for (const url of wrong) expect([url, (await app.inject(url)).statusCode]).toEqual([url, 404]);
});

test("a photograph that the home no longer shows is still there for orders and emails", async () => {
  const [cut = "", , preview = ""] = urls;
  const { rows } = await app.db.$client.query(
    "SELECT photo_id FROM property_photo WHERE property_id = $1 ORDER BY rank",
    [home],
  );
  const left = { photoId: Number(rows[1].photo_id), spaceCategoryId: null, altEn: "", altAr: "", focus: null };
  await writePictures(app.db, [{ propertyId: home, photos: [left], panoramas: [] }]);
  expect((await app.inject(cut.replace("-960.", "-320."))).statusCode).toBe(200);
  expect((await app.inject(preview)).statusCode).toBe(200);
});

test("neither the place nor the file that was sent is in any table or file", async () => {
  const files = await readdir(dataDir, { recursive: true, withFileTypes: true });
  const paths = files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name));
  expect(paths.length).toBeGreaterThan(2);
  for (const path of paths) expect([path, hasTrace(await readFile(path))]).toEqual([path, false]);
  const { rows } = await app.db.$client.query("SELECT to_jsonb(photo)::text AS row FROM photo");
  for (const { row } of rows) expect(row).not.toMatch(/12345678|Camera|script/);
  expect(await findPhotoViolations(app.db, photos.deps.store)).toEqual([]);
});

test("what is stored is the picture whose hash the database knows", async () => {
  const { rows } = await app.db.$client.query("SELECT sha256, class FROM photo");
  for (const { sha256, class: photoClass } of rows) {
    const bytes = await photos.deps.store.get(`${photoClass}/${sha256.slice(0, 2)}/${sha256}.webp`);
    expect(
      createHash("sha256")
        .update(bytes ?? "")
        .digest("hex"),
    ).toBe(sha256);
  }
});
