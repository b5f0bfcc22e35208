import { createHash } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { photos } from "#api/schema/photo.ts";
import { aHost } from "#api/testing/builders/a-host.ts";
import { testApp } from "#api/testing/servers/test-app.ts";
import type { IntakeResult } from "./photo-intake.ts";
import { diskStore } from "./store/disk-store.ts";
import { photoObjectKey } from "./store/photo-store.ts";
import { type PhotoDeps, takePhoto } from "./take-photo.ts";

let deps: PhotoDeps;
let folder: string;
let hostId: number;
let read: Buffer[] = [];
let refusal: IntakeResult | null = null;
let dhash = 0n;

const jpeg = (text: string) => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(text)]);
const stored = (bytes: Uint8Array) => Buffer.from(`webp of ${Buffer.from(bytes).subarray(3)}`);
const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

beforeAll(async () => {
  const app = await testApp();
  folder = await mkdtemp(join(tmpdir(), "photos-"));
  const intake: PhotoDeps["intake"] = async ({ bytes }) => {
    read.push(Buffer.from(bytes));
    const made = stored(bytes);
    const gradient = "linear-gradient(#112233, #445566 46%, #778899 64%)";
    const size = { width: 2_000, height: 1_500, focus: { x: 50, y: 50 } };
    return refusal ?? { bytes: made, sha256: sha256(made), gradient, dhash, ...size };
  };
  const maxBytes = { photo: 1_000, panorama: 2_000 };
  deps = { db: app.db, store: diskStore(join(folder, "store")), intake, maxBytes };
});
afterAll(() => rm(folder, { recursive: true, force: true }));
beforeEach(async () => {
  ({ id: hostId } = await aHost(deps.db));
  [read, refusal, dhash] = [[], null, 0n];
});

const take = (source: Buffer | string, kind: "photo" | "panorama" = "photo", madeBy = "operator:Sara") =>
  takePhoto(deps, { source, kind, hostId, madeBy });

test("a photograph is stored once under the hash of its bytes, and the file that was sent nowhere", async () => {
  const taken = await take(jpeg("pool"));
  const made = stored(jpeg("pool"));
  expect(taken).toMatchObject({ sha256: sha256(made), width: 2_000, height: 1_500, isNew: true });
  expect(await deps.store.get(photoObjectKey("draft", sha256(made)))).toEqual(made);
});

test("the same file of a host is read once, another host's is theirs", async () => {
  const first = await take(jpeg("majlis"));
  expect(await take(jpeg("majlis"))).toEqual({ ...first, isNew: false, original: null });
  expect(read).toHaveLength(1);
  ({ id: hostId } = await aHost(deps.db));
  expect(await take(jpeg("majlis"))).toMatchObject({ isNew: true });
});

test("after a process was killed between store and database, the same file is taken in whole", async () => {
  const made = stored(jpeg("killed"));
  await deps.store.put(photoObjectKey("draft", sha256(made)), made);
  expect(await take(jpeg("killed"))).toMatchObject({ sha256: sha256(made), isNew: true });
  expect(await take(jpeg("killed"))).toMatchObject({ isNew: false });
});

test("of two who take in the same file at once, one row is made", async () => {
  const [one, other] = await Promise.all([take(jpeg("twice")), take(jpeg("twice"))]);
  expect(one).toMatchObject({ photoId: "photoId" in other ? other.photoId : "none" });
  expect(await deps.db.select().from(photos).where(eq(photos.hostId, hostId))).toHaveLength(1);
});

test("a file is read from its path", async () => {
  const path = join(folder, "bedroom-1.jpg");
  await writeFile(path, jpeg("bedroom"));
  expect(await take(path)).toMatchObject({ isNew: true });
  expect(read).toEqual([jpeg("bedroom")]);
});

test.each([
  ["text", Buffer.from("no picture"), { refused: 9411, details: { why: "no picture" } }],
  [
    "a picture of an iPhone",
    Buffer.from("\0\0\0\u0018ftypheic\0\0\0\0heic"),
    { refused: 9411, details: { why: "heic" } },
  ],
  ["a large file", jpeg("x".repeat(1_000)), { refused: 9414, details: { maxMegabytes: 1_000 / 1024 / 1024 } }],
])("%s is refused before anything reads it", async (_, file, expected) => {
  expect(await take(file)).toEqual(expected);
  expect(read).toEqual([]);
});

test("a panorama may be larger than a photograph", async () => {
  expect(await take(jpeg("x".repeat(1_500)), "panorama")).toMatchObject({ isNew: true });
});

test("a file that cannot be read leaves nothing", async () => {
  refusal = { refused: 9412, details: { width: 10, height: 10 } };
  expect(await take(jpeg("small"))).toEqual(refusal);
  expect(await deps.db.select().from(photos).where(eq(photos.hostId, hostId))).toEqual([]);
});

test("a host's photograph that looks like another host's waits with a task; for an operator the likeness is reported", async () => {
  dhash = -8_000_000_000_000_000_001n;
  const first = await take(jpeg("original"));
  const original = "photoId" in first ? first.photoId : 0;
  ({ id: hostId } = await aHost(deps.db));
  dhash ^= 0b1011n;
  const copies = [await take(jpeg("a copy"), "photo", "host:7"), await take(jpeg("a copy too"))];
  expect(copies).toMatchObject([
    { state: "waiting", original },
    { state: "ready", original },
  ]);
  dhash ^= 0b110000n;
  const others = [await take(jpeg("another"), "photo", "host:7"), await take(jpeg("a tour"), "panorama", "host:7")];
  expect(others).toMatchObject([
    { state: "ready", original: null },
    { state: "ready", original: null },
  ]);
  const { rows } = await deps.db.execute(sql`
    SELECT subject = photo.id::text AS "isCopy" FROM task, photo WHERE photo.state = 'waiting' AND task.kind = 'photo-waiting'`);
  expect(rows).toEqual([{ isCopy: true }]);
});
