import { type ChildProcess, fork } from "node:child_process";
import { Client } from "pg";
import { migrate } from "#api/platform/database/migrate.ts";
import { seedIfEmpty } from "#seed/seed-if-empty.ts";
import type { RunningPostgres } from "#server/postgres/start-postgres.ts";
import { BENCH_CITY } from "./payloads.ts";

export type Loaded = {
  loadMs: number;
  blockedMs: number;
  bytesMeasured: number;
  bytesCounted: number;
  properties: number;
  answerBytes: number;
  status: number;
};

export type ServedCity = {
  properties: number;
  port: number;
  load: () => Promise<Loaded>;
  /** CPU time of the server in microseconds. */
  cpu: () => Promise<number>;
  leave: () => Promise<void>;
};

/** A database with so many properties in one city, and a server for it. */
export async function serveCity(postgres: RunningPostgres, properties: number): Promise<ServedCity> {
  const name = `bench_${properties}`;
  const admin = new Client({ connectionString: postgres.adminUrl });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name} OWNER migrator`);
  await admin.end();
  const urlOf = (url: string) => Object.assign(new URL(url), { pathname: `/${name}` }).href;
  await migrate(urlOf(postgres.migrationUrl));
  await seedIfEmpty(urlOf(postgres.migrationUrl), { properties, cityId: BENCH_CITY, light: true });
  const script = new URL("../search-server.ts", import.meta.url);
  const child = fork(script, [urlOf(postgres.url)], { execArgv: ["--expose-gc"] });
  const port = await nextResult<number>(child);
  const ask = <Answer>(action: string) => {
    child.send(action);
    return nextResult<Answer>(child);
  };
  return {
    properties,
    port,
    load: () => ask<Loaded>("load"),
    cpu: async () => {
      const { user, system } = await ask<NodeJS.CpuUsage>("cpu");
      return user + system;
    },
    leave: () =>
      new Promise((resolve) => {
        child.once("exit", () => resolve());
        child.send("leave");
      }),
  };
}

function nextResult<Answer>(child: ChildProcess): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const end = () => reject(new Error("The server of the bench ended."));
    child.once("exit", end);
    child.once("message", (message: { result: Answer }) => {
      child.off("exit", end);
      resolve(message.result);
    });
  });
}
