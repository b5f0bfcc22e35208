import { fork } from "node:child_process";
import { once } from "node:events";
import { onTestFinished } from "vitest";
import type { Environment } from "#api/platform/settings/settings.ts";
import { testDatabase } from "./test-database.ts";

type Call = { method: string; url: string; headers?: Record<string, string>; payload?: object };

/** A process with this file's database that ends itself at a fault point, such as `K02:1`. */
export async function aCrashingApp(fault: string, env: Environment = {}) {
  const { url, migrationUrl } = await testDatabase();
  const child = fork(new URL("./serve-app.ts", import.meta.url), {
    env: {
      ...process.env,
      APP_ENV: "test",
      LOG_LEVEL: "silent",
      DATABASE_URL: url,
      DATABASE_MIGRATION_URL: migrationUrl,
      REVIEWS_URL: "http://127.0.0.1:9/",
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
    /** Waits for the end of the process and returns how it ended. */
    end: async (): Promise<string | null> => (await ended)[1] as string | null,
  };
}
