import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

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
  const child = fork(join(import.meta.dirname, "booking-server.ts"), {
    env: { ...process.env, APP_ENV: "test", LOG_LEVEL: "silent", PORT: String(port), ...env },
    execArgv: [],
  });
  const ended = once(child, "exit").then(([, signal]) => signal as NodeJS.Signals | null);
  const news = (await Promise.race([once(child, "message"), ended])) as [{ port: number }] | NodeJS.Signals | null;
  if (!Array.isArray(news)) throw new Error("The process of the product did not start.");
  return {
    port: news[0].port,
    child,
    ended,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    kill: () => {
      child.kill("SIGKILL");
      return ended;
    },
  };
}
