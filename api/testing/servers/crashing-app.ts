import { fork } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { onTestFinished } from "vitest";
import type { Environment } from "#api/platform/settings/settings.ts";
import { testDatabase } from "./test-database.ts";

type Call = { method: string; url: string; headers?: Record<string, string>; payload?: object };

/** A process with this file's database that ends itself at a fault point, such as `K02:1`. */
export async function aCrashingApp(fault: string, env: Environment = {}) {
  const { url, migrationUrl } = await testDatabase();
  const name = `crashing-${randomUUID()}`;
  const child = fork(new URL("../serve-app.ts", import.meta.url), {
    env: {
      ...process.env,
      APP_ENV: "test",
      LOG_LEVEL: "silent",
      DATABASE_URL: `${url}?application_name=${name}`,
      DATABASE_MIGRATION_URL: migrationUrl,
      PLACES_URL: "http://127.0.0.1:9/",
      FAULT: fault,
      ...env,
    },
  });
  onTestFinished(() => {
    child.kill("SIGKILL");
  });
  const ended = once(child, "exit");
  const [port] = await once(child, "message");
  return {
    /** The status of the answer, or `null` if the process ended before it answered. */
    ask: async ({ method, url: path, headers = {}, payload }: Call): Promise<number | null> => {
      const init = {
        method,
        headers: { "content-type": "application/json", "sec-fetch-site": "same-origin", ...headers },
        ...(payload && { body: JSON.stringify(payload) }),
      };
      return fetch(`http://127.0.0.1:${port}${path}`, init).then(
        ({ status }) => status,
        () => null,
      );
    },
    /** Waits for the end of the process and of its transactions, and returns how it ended. */
    end: async (): Promise<string | null> => {
      const [, signal] = await ended;
      await untilDisconnected(url, name);
      return signal as string | null;
    },
  };
}

/** A busy PostgreSQL takes a while to roll back what a dead process left open, and to release its locks. */
async function untilDisconnected(url: string, name: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const open = () => client.query("SELECT FROM pg_stat_activity WHERE application_name = $1", [name]);
  while ((await open()).rowCount !== 0) await pause(20);
  await client.end();
}
