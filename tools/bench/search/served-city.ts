import { Client } from "pg";
import { updateDatabase } from "#api/reference/update-database.ts";
import { seedIfEmpty } from "#seed/seed-if-empty.ts";
import type { RunningPostgres } from "#server/postgres/start-postgres.ts";
import { BENCH_CITY } from "#tools/measure/payloads.ts";
import { type BenchProcess, startBenchProcess } from "./bench-process.ts";

export type Loaded = {
  loadMs: number;
  blockedMs: number;
  bytesMeasured: number;
  bytesCounted: number;
  properties: number;
  answerBytes: number;
  status: number;
  /** Of the first page. */
  propertyIds: number[];
};

export type ServedCity = Pick<BenchProcess, "port" | "cpu" | "leave"> & {
  properties: number;
  load: () => Promise<Loaded>;
  /** The same answer from a bare Fastify. */
  constant: BenchProcess;
};

/** A database with so many properties in one city, a server for it, and a bare server with one of its answers. */
export async function serveCity(postgres: RunningPostgres, properties: number): Promise<ServedCity> {
  const name = `bench_${properties}`;
  const urlOf = (url: string) => Object.assign(new URL(url), { pathname: `/${name}` }).href;
  await run(postgres.adminUrl, `CREATE DATABASE ${name} OWNER migrator`);
  await updateDatabase(urlOf(postgres.migrationUrl));
  await seedIfEmpty(urlOf(postgres.migrationUrl), { properties, cityId: BENCH_CITY, light: true });
  await run(urlOf(postgres.adminUrl), "ANALYZE");
  const served = await startBenchProcess(new URL("../search-server.ts", import.meta.url), [urlOf(postgres.url)]);
  const constant = await startBenchProcess(new URL("constant-server.ts", import.meta.url));
  return {
    properties,
    port: served.port,
    cpu: served.cpu,
    constant,
    load: async () => {
      const { answer, ...loaded } = await served.ask<Loaded & { answer: string }>("load");
      await constant.ask({ answer });
      return loaded;
    },
    leave: async () => {
      await constant.leave();
      await served.leave();
    },
  };
}

async function run(url: string, statement: string): Promise<void> {
  const admin = new Client({ connectionString: url });
  await admin.connect();
  await admin.query(statement);
  await admin.end();
}
