import compress from "@fastify/compress";
import { buildApp } from "#api/app.ts";
import { openDatabase } from "#api/platform/database/database.ts";
import { readSettings } from "#api/platform/settings/settings.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { compression } from "#server/compression.ts";
import { addPictures, forGuests } from "#server/pictures/pictures.ts";
import { benchPayloads } from "#tools/measure/payloads.ts";

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

/** The memory that a home of a city takes, in bytes. The first search loads the city. */
async function bytesPerHome(): Promise<number> {
  await app.inject({ method: "GET", url: "/health/live" });
  const before = memory();
  const [payload] = benchPayloads(1, todayInRiyadh(new Date()));
  const first = await app.inject({ method: "POST", url: endpoints.searchProperties.url, payload: payload as object });
  if (first.statusCode !== 200) throw new Error(`The first search answered ${first.statusCode}.`);
  const bytes = memory() - before;
  const homes = /^search_shard_homes\{[^}]*\} (\S+)/m.exec(await app.metrics.metrics())?.[1];
  return bytes / Number(homes);
}

const actions: Record<string, () => unknown> = {
  bytesPerHome,
  cpu: () => process.cpuUsage(),
  leave: async () => {
    await app.close();
    await db.$client.end();
    process.disconnect();
  },
};
process.on("message", async (action: string) => {
  const result = await actions[action]?.();
  if (process.connected) process.send?.({ result });
});
process.send?.({ result: (app.server.address() as { port: number }).port });
