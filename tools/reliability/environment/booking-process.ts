import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";

export type BookingProcess = {
  port: number;
  child: ChildProcess;
  /** `SIGKILL` when it was ended at a point. */
  ended: Promise<NodeJS.Signals | null>;
  isRunning: () => boolean;
  kill: () => Promise<unknown>;
};

/** One process of the product's API, over a database and partners that outlive it. */
export async function startBookingProcess(env: Record<string, string>, port = 0): Promise<BookingProcess> {
  const child = fork(new URL("../../../api/testing/serve-app.ts", import.meta.url), {
    env: { ...process.env, APP_ENV: "test", LOG_LEVEL: "silent", SERVE_PORT: String(port), ...env },
    execArgv: [],
  });
  const ended = once(child, "exit").then(([, signal]) => signal as NodeJS.Signals | null);
  const news = (await Promise.race([once(child, "message"), ended])) as [number] | NodeJS.Signals | null;
  if (!Array.isArray(news)) throw new Error("The process of the product did not start.");
  return {
    port: news[0],
    child,
    ended,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    kill: () => {
      child.kill("SIGKILL");
      return ended;
    },
  };
}
