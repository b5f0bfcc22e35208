import { monitorEventLoopDelay } from "node:perf_hooks";
import compress from "@fastify/compress";
import { buildApp } from "#api/app.ts";
import { openDatabase } from "#api/platform/database/database.ts";
import type {} from "#api/platform/metrics/metrics-plugin.ts";
import { readSettings } from "#api/platform/settings/settings.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { compression } from "#server/compression.ts";
import { BENCH_CITY, type BenchPayload, benchPayloads } from "../measure/payloads.ts";
import { sqlSearch } from "./search/sql-search.ts";

// The server under test in its own process. Its parent sends the actions: load, cpu, leave.
const limits = { LIMIT_READ: "1000000", LIMIT_SEARCH: "1000000", SEARCH_MEMORY_MB: "4000" };
const settings = readSettings({ APP_ENV: "test", LOG_LEVEL: "silent", DATABASE_URL: process.argv[2], ...limits });
const db = openDatabase(settings);
const app = await buildApp(settings, { db, beforeRoutes: async (app) => app.register(compress, compression) });
const payloads = benchPayloads(200, todayInRiyadh(new Date()));
let constant: Buffer = Buffer.alloc(0);
let sent = 0;

app.get("/api/bench/constant", async (_request, reply) => reply.type("application/json").send(constant));
app.get("/api/bench/sql", async (_request, reply) => {
  const answer = await sqlSearch(db.$client, BENCH_CITY, payloads[sent++ % payloads.length] as BenchPayload);
  return reply.type("application/json").send(Buffer.from(answer));
});
await app.listen({ port: 0, host: "127.0.0.1" });

function memory(): number {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

async function search(index: number) {
  const payload = payloads[index % payloads.length] as object;
  return app.inject({ method: "POST", url: endpoints.searchProperties.url, payload });
}

/** The first search loads the shard; meanwhile the event loop delay is measured. */
async function load() {
  await app.inject({ method: "GET", url: "/health/live" });
  const before = memory();
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const began = performance.now();
  const first = await search(0);
  const loadMs = performance.now() - began;
  delay.disable();
  const bytes = memory() - before;
  for (let index = 0; index < 2_000; index++) await search(index);
  constant = first.rawPayload;
  const text = await app.metrics.metrics();
  const counted = (name: string) => Number(new RegExp(`^${name}\\{[^}]*\\} (\\S+)`, "m").exec(text)?.[1]);
  return {
    loadMs,
    blockedMs: delay.max / 1e6,
    bytesMeasured: bytes,
    bytesCounted: counted("search_shard_bytes"),
    properties: counted("search_shard_homes"),
    answerBytes: constant.length,
    answer: constant.toString("base64"),
    propertyIds: first.json().properties.map(({ id }: { id: number }) => id),
    status: first.statusCode,
  };
}

const actions: Record<string, () => unknown> = {
  load,
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
