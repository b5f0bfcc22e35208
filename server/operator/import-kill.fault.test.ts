import { createHash, randomInt } from "node:crypto";
import { readdirSync, utimesSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findViolations } from "#api/invariant/invariants.ts";
import { findPhotoViolations } from "#api/photo/check-photos.ts";
import { prunePhotos } from "#api/photo/prune-photos.ts";
import { type PhotoStore, photoObjectKey } from "#api/photo/store/photo-store.ts";
import { type Db, openDatabase } from "#api/platform/database/database.ts";
import { installReferenceData } from "#api/reference/install-reference-data.ts";
import { photos } from "#api/schema/photo.ts";
import { aHost } from "#api/testing/builders/a-host.ts";
import { aPhoto } from "#api/testing/builders/a-photo.ts";
import { fewOrAll } from "#api/testing/checks/few-or-all.ts";
import { aFolder, aHomeRow, photoNames, wholeHomes } from "#api/testing/import/catalogue-folder.ts";
import { seededRandom } from "#api/testing/search/seeded-random.ts";
import { testSettings } from "#api/testing/servers/test-app.ts";
import { addDays } from "#domain/stay/day.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { photoStoreOf } from "#server/pictures/photos.ts";
import { runOperatorProcess, startOperator, untilDisconnected } from "#server/testing/operator-process.ts";
import { sentPhoto } from "#server/testing/sent-photo.ts";

let db: Db;
let dataDir: string;
let store: PhotoStore;
let registerUrl: string;
/** A register that knows every permit as valid. */
const register = createServer((_, response) =>
  response.writeHead(200, { "content-type": "application/json" }).end('{"state":"valid"}'),
);
const folders: ReturnType<typeof aFolder>[] = [];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "import-kill-"));
  const settings = await testSettings({ DATA_DIR: dataDir });
  db = openDatabase(settings);
  await installReferenceData(db);
  store = await photoStoreOf(settings, db);
  await new Promise<void>((resolve) => void register.listen(0, "127.0.0.1", resolve));
  registerUrl = `http://127.0.0.1:${(register.address() as AddressInfo).port}`;
  const { id: hostId } = await aHost(db, { externalId: "H-1" });
  for (const name of photoNames) await takenBefore(hostId, pictureOf(name));
});
afterAll(async () => {
  register.close();
  await db.$client.end();
  for (const { remove } of folders) remove();
  await rm(dataDir, { recursive: true, force: true });
});

/** A file that begins like a picture. The host of these tests has sent them all before, so none is read. */
const pictureOf = (name: string) => Buffer.concat([Buffer.from("ffd8ffe0", "hex"), Buffer.from(name)]);
const sha256Of = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

async function takenBefore(hostId: number, file: Buffer): Promise<void> {
  const master = Buffer.concat([Buffer.from("RIFF\0\0\0\0WEBPVP8 \0\0\0\0"), file.subarray(4)]);
  const sha256 = sha256Of(master);
  await store.put(photoObjectKey("draft", sha256), master);
  const dhash = BigInt.asIntN(64, BigInt(`0x${sha256.slice(0, 16)}`));
  await aPhoto(db, { hostId, sha256, sourceSha256: sha256Of(file), dhash });
}

function folderOf(ids: readonly string[], more: Record<string, Buffer> = {}) {
  const files = wholeHomes(ids.map((externalId) => aHomeRow({ externalId })));
  const pictures = ids.flatMap((id) => photoNames.map((name) => [`photos/${id}/${name}`, pictureOf(name)] as const));
  const made = aFolder({ ...files, ...Object.fromEntries(pictures), ...more });
  folders.push(made);
  return made.folder;
}

const importing = () => ({ DATA_DIR: dataDir, LICENCE_URL: registerUrl, LICENCE_KEY: "test" });
const idsOf = (name: string, count: number) => Array.from({ length: count }, (_, index) => `${name}-${index + 1}`);
const importHomes = (folder: string, env: Record<string, string> = {}) =>
  runOperatorProcess(db, ["import-homes", folder], { ...importing(), ...env });

/** The homes of a catalogue as they are stored, each with its photographs, rooms and moves. */
async function stored(name: string): Promise<Record<string, unknown>[]> {
  const { rows } = await db.execute(sql`
    SELECT l.state, p.status, count(*)::int AS homes, sum(photos.count)::int AS photos, sum(rooms.count)::int AS rooms,
      sum(moves.count)::int AS moves
    FROM listing l LEFT JOIN property p ON p.id = l.property_id,
      LATERAL (SELECT count(*) FROM property_photo WHERE property_id = p.id) AS photos,
      LATERAL (SELECT count(*) FROM property_space WHERE property_id = p.id) AS rooms,
      LATERAL (SELECT count(*) FROM listing_event WHERE listing_id = l.id) AS moves
    WHERE l.external_id LIKE ${`${name}-%`} GROUP BY l.state, p.status`);
  return rows;
}

const whole = (homes: number, rooms: number) => [
  {
    state: "listed",
    status: "listed",
    homes,
    photos: homes * photoNames.length,
    rooms: homes * rooms,
    moves: homes * 3,
  },
];

async function expectNoViolation(): Promise<void> {
  const found = [...(await findViolations(db, 1)), ...(await findPhotoViolations(db, store))];
  expect(found.filter(({ invariant }) => /^I2[1-8]$/.test(invariant))).toEqual([]);
}

/** The pictures of the store, as if they lay there for two days. */
function ageObjects(): number {
  const twoDaysAgo = new Date(Date.now() - 2 * 86_400_000);
  const files = readdirSync(join(dataDir, "photo"), { recursive: true, withFileTypes: true }).filter((file) =>
    file.isFile(),
  );
  for (const { parentPath, name } of files) utimesSync(join(parentPath, name), twoDaysAgo, twoDaysAgo);
  return files.filter(({ name }) => name.endsWith(".webp")).length;
}

const ROOMS = 5;

test.each([
  ["K52", "after a picture was read", 0],
  ["K53", "after the picture was stored and before its row", 1],
] as const)("an import that is killed at %s, %s, begins again with that picture", async (point, _, strays) => {
  const file = await sentPhoto({ width: 1_600, height: 1_100, seed: Number(point.slice(1)) });
  const folder = folderOf([`${point}-1`], { [`photos/${point}-1/pool-1.jpg`]: file });
  const before = ageObjects();
  expect((await importHomes(folder, { FAULT: `${point}:1` })).signal).toBe("SIGKILL");
  expect([ageObjects() - before, await stored(point)]).toEqual([strays, []]);
  // What a killed process left in the store is found, and deleted after a day.
  expect(await findPhotoViolations(db, store)).toHaveLength(strays);
  await prunePhotos({ db, store });
  expect([ageObjects() - before, await findPhotoViolations(db, store)]).toEqual([0, []]);

  const again = await importHomes(folder);
  expect([again.code, JSON.parse(again.out)]).toEqual([0, expect.objectContaining({ listed: 1 })]);
  expect(await stored(point)).toEqual(whole(1, ROOMS));
  await expectNoViolation();
});

test("of an import that is killed at K54, before its second part is committed, the first part stands, and the next one goes on from there", async () => {
  const folder = folderOf(idsOf("K61", 260));
  expect((await importHomes(folder, { FAULT: "K54:2" })).signal).toBe("SIGKILL");
  expect(await stored("K61")).toEqual(whole(250, ROOMS));
  expect(JSON.parse((await importHomes(folder)).out)).toMatchObject({ homes: 260, listed: 10, unchanged: 250 });
  expect(await stored("K61")).toEqual(whole(260, ROOMS));
  await expectNoViolation();
});

test("a command that is killed at K61, in the middle of 200 homes, has closed the homes before it, and a second run names all", async () => {
  const { rows } = await db.execute<{ id: number }>(sql`
    SELECT property_id AS id FROM listing WHERE external_id LIKE 'K61-%' ORDER BY property_id LIMIT 200`);
  const ids = rows.map(({ id }) => id).join();
  const day = (ahead: number) => addDays(todayInRiyadh(new Date()), ahead);
  const block = ["block-nights", ids, "--from", day(5), "--to", day(7)];
  const closed = async () =>
    (
      await db.execute(sql`
      SELECT n.property_id FROM night_claim n JOIN stay_claim c ON c.id = n.stay_claim_id AND c.kind = 'block'
      GROUP BY n.property_id HAVING count(*) = 2`)
    ).rows.length;
  expect((await runOperatorProcess(db, block, { FAULT: "K61:4" })).signal).toBe("SIGKILL");
  expect(await closed()).toBe(100);
  const { blocked } = JSON.parse((await runOperatorProcess(db, block, {})).out);
  expect([blocked.length, await closed()]).toEqual([200, 200]);
  await expectNoViolation();
});

test("an import that is killed at any moment, again and again, ends with every home once", async () => {
  const seed = Number(process.env.SEED ?? randomInt(2 ** 31));
  console.log(`seed of the kills: ${seed}`);
  const random = seededRandom(seed);
  const folder = folderOf(idsOf("ANY", 120));
  const signals: unknown[] = [];
  for (let kills = 0; kills < fewOrAll(2, 25); kills++) {
    const run = await startOperator(["import-homes", folder], importing());
    await untilImporting(run.ended);
    await Promise.race([pause(random.between(0, 1_500)), run.ended]);
    run.kill();
    signals.push((await run.ended).signal);
    await untilDisconnected(db);
    const [found, ...others] = await stored("ANY");
    expect(others).toEqual([]);
    if (found) expect([found]).toEqual(whole(Number(found.homes), ROOMS));
  }
  expect(signals).toContain("SIGKILL");
  expect(JSON.parse((await importHomes(folder)).out)).toMatchObject({ homes: 120, refused: 0, problems: 0 });
  expect(await stored("ANY")).toEqual(whole(120, ROOMS));
  expect((await db.select({ id: photos.id }).from(photos)).length).toBe(photoNames.length + 2);
  await expectNoViolation();
});

/** An import holds a lock of its connection while it runs. */
async function untilImporting(ended: Promise<unknown>): Promise<void> {
  let hasEnded = false;
  ended.then(() => {
    hasEnded = true;
  });
  const locks = () =>
    db.$client.query(
      "SELECT FROM pg_locks WHERE locktype = 'advisory' AND granted AND objid = 7203187 AND objsubid = 1",
    );
  while (!hasEnded && (await locks()).rowCount === 0) await pause(10);
}
