import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { pictureKeys } from "#domain/picture/picture-keys.ts";
import { pictureUrl } from "#domain/picture/picture-url.ts";
import { photoKey } from "#domain/picture/property-photo.ts";
import { seedIfEmpty } from "#seed/seed-if-empty.ts";
import { quantile } from "#tools/measure/load.ts";
import { BENCH_CITY } from "#tools/measure/payloads.ts";
import { type BenchProcess, startBenchProcess } from "../search/bench-process.ts";
import { closedLoad, requestBytes } from "../search/closed-load.ts";
import { type BenchDatabase, type BenchPostgres, runAsAdmin } from "./bench-database.ts";
import { type Figure, figure } from "./figure.ts";
import { photographHome } from "./photograph-home.ts";

const HOMES = 20;
const GUESTS = 4;
const WIDTH = 640;
const PICTURES = 8;

/** A request for a size of a photograph that is stored beside one for a drawn picture of the same size. */
export async function measureStoredSize(
  bench: BenchPostgres,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<Figure[]> {
  const database = await bench.create("bench_sizes");
  await seedIfEmpty(database.migrationUrl, { properties: HOMES, cityId: BENCH_CITY, light: true });
  const dataDir = join(bench.folder, "sizes");
  mkdirSync(dataDir);
  const [drawnId, photographedId] = await twoHomes(database);
  await photographHome({ databaseUrl: database.url, dataDir }, photographedId);
  const paths = { drawn: await drawnPaths(database, drawnId), photo: await photoPaths(database, photographedId) };
  const server = await startBenchProcess(new URL("./catalogue-server.ts", import.meta.url), [database.url, dataDir]);
  const bytes = { drawn: await warm(server, paths.drawn), photo: await warm(server, paths.photo) };
  const ratios: number[] = [];
  const rates: number[] = [];
  for (let round = 0; round <= rounds; round++) {
    const order = round % 2 === 0 ? (["drawn", "photo"] as const) : (["photo", "drawn"] as const);
    const of: Record<string, { cpuUs: number; p50: number }> = {};
    for (const kind of order) of[kind] = await request(server, paths[kind], seconds);
    // The first round is a warm-up.
    if (round === 0) continue;
    ratios.push(Number(of.photo?.cpuUs) / Number(of.drawn?.cpuUs));
    rates.push(Number(of.photo?.p50) / Number(of.drawn?.p50));
  }
  await server.leave();
  console.table({ meanBytes: bytes, ofDrawn: { cpu: quantile(ratios, 0.5), p50: quantile(rates, 0.5) } });
  return [
    figure("stored size of a photograph, CPU of a drawn one", { max: 1.1 }, quantile(ratios, 0.5)),
    figure("stored size of a photograph, p50 of a drawn one", { max: 1.1 }, quantile(rates, 0.5)),
  ];
}

async function twoHomes({ adminUrl }: BenchDatabase): Promise<[number, number]> {
  const rows = await runAsAdmin(adminUrl, "SELECT id FROM property WHERE status = 'listed' ORDER BY id LIMIT 2");
  return [Number(rows[0]?.id), Number(rows[1]?.id)];
}

async function drawnPaths({ adminUrl }: BenchDatabase, propertyId: number): Promise<string[]> {
  const [row] = await runAsAdmin(
    adminUrl,
    `SELECT id, property_type_id AS "propertyTypeId", amenity_ids AS "amenityIds",
       ARRAY(SELECT space_category_id FROM property_space WHERE property_id = id ORDER BY rank) AS "spaceCategoryIds"
     FROM property WHERE id = ${propertyId}`,
  );
  const keys = pictureKeys(row as Parameters<typeof pictureKeys>[0], PICTURES);
  return keys.map(({ key }) => pictureUrl(propertyId, key, WIDTH));
}

async function photoPaths({ adminUrl }: BenchDatabase, propertyId: number): Promise<string[]> {
  const rows = await runAsAdmin(
    adminUrl,
    `SELECT sha256 FROM property_photo JOIN photo ON photo.id = photo_id WHERE property_id = ${propertyId}
     ORDER BY rank LIMIT ${PICTURES}`,
  );
  return rows.map(({ sha256 }) => pictureUrl(propertyId, photoKey({ sha256: String(sha256), focus: null }), WIDTH));
}

/** Requests each picture once, so that all are stored, and returns their mean size. */
async function warm({ port }: BenchProcess, paths: readonly string[]): Promise<number> {
  let bytes = 0;
  for (const path of paths) {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`);
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
    bytes += (await answer.arrayBuffer()).byteLength;
  }
  return Math.round(bytes / paths.length);
}

async function request({ port, cpu }: BenchProcess, paths: readonly string[], seconds: number) {
  const requests = paths.map((path) => requestBytes("GET", path));
  const before = await cpu();
  const load = await closedLoad({ port, requests, seconds, guests: GUESTS });
  if (load.failures > 0) throw new Error(`${load.failures} pictures failed.`);
  return { cpuUs: ((await cpu()) - before) / load.requests, p50: load.p50 };
}
