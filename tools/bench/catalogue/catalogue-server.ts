import compress from "@fastify/compress";
import { buildApp } from "#api/app.ts";
import { openDatabase } from "#api/platform/database/database.ts";
import { readSettings } from "#api/platform/settings/settings.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { compression } from "#server/compression.ts";
import { addPictures, forGuests } from "#server/pictures/pictures.ts";
import { BENCH_CITY, benchPayloads } from "#tools/measure/payloads.ts";

/** Another city, so that the code is loaded before memory is compared. */
const EMPTY_CITY = 1;

// The API with pictures in a process of its own: `catalogue-server.ts <database> <data folder>`.
const [, , url, dataDir] = process.argv;
const limits = { LIMIT_READ: "1000000", LIMIT_SEARCH: "1000000", SEARCH_MEMORY_MB: "4000" };
const env = { APP_ENV: "test", LOG_LEVEL: "silent", DATABASE_URL: url, DATA_DIR: dataDir, ...limits };
const settings = readSettings(env);
const db = openDatabase(settings);
const app = await buildApp(settings, {
  db,
  beforeRoutes: async (made) => {
    await made.register(compress, compression);
    await addPictures(made, settings, forGuests);
  },
});
await app.listen({ port: 0, host: "127.0.0.1" });

function memory(): number {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

type Measured = { measured: number; counted: number };

/** The memory that a home of a city takes, in bytes. The first search of the city loads it. */
async function bytesPerHome(): Promise<Measured> {
  const [payload] = benchPayloads(1, todayInRiyadh(new Date()));
  const search = async (cityId: number) => {
    const body = { ...payload, searchCriteria: [{ lookupTypeId: 2, lookupId: [cityId] }] };
    const { statusCode } = await app.inject({ method: "POST", url: endpoints.searchProperties.url, payload: body });
    if (statusCode !== 200) throw new Error(`A search answered ${statusCode}.`);
  };
  await search(EMPTY_CITY);
  const before = memory();
  await search(BENCH_CITY);
  const bytes = memory() - before;
  const text = await app.metrics.metrics();
  const summed = (name: string) =>
    [...text.matchAll(new RegExp(`^${name}\\{[^}]*\\} (\\S+)`, "gm"))].reduce(
      (sum, [, value]) => sum + Number(value),
      0,
    );
  const homes = summed("search_shard_homes");
  return { measured: bytes / homes, counted: summed("search_shard_bytes") / homes };
}

const actions: Record<string, () => unknown> = {
  bytesPerHome,
  cpu: () => process.cpuUsage(),
  leave: async () => {
    await app.close();
    await db.$client.end();
    if (process.connected) process.disconnect();
  },
};
// A bench that was interrupted leaves no server behind.
process.once("disconnect", () => process.exit(0));
process.on("message", async (action: string) => {
  const result = await actions[action]?.();
  if (process.connected) process.send?.({ result });
});
process.send?.({ result: (app.server.address() as { port: number }).port });
