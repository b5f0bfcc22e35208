import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { ROOT } from "#server/root.ts";

export type BookingProcess = {
  port: number;
  child: ChildProcess;
  /** `SIGKILL` when a fault point killed it. */
  ended: Promise<NodeJS.Signals | null>;
  isRunning: () => boolean;
  kill: () => Promise<unknown>;
};

const MAX_COMPLAINT = 4_000;

/** One process of the API, of this release or of the one in `folder`. Its database and partners outlive it. */
export async function startBookingProcess(
  env: Record<string, string>,
  port = 0,
  folder = ROOT,
): Promise<BookingProcess> {
  const child = fork(join(folder, "api/testing/serve-app.ts"), {
    cwd: folder,
    env: { ...process.env, APP_ENV: "test", LOG_LEVEL: "silent", SERVE_PORT: String(port), ...env },
    execArgv: [],
    stdio: ["ignore", "inherit", "pipe", "ipc"],
  });
  let complaint = "";
  child.stderr?.on("data", (chunk) => {
    complaint = (complaint + chunk).slice(-MAX_COMPLAINT);
    process.stderr.write(chunk);
  });
  const ended = once(child, "exit").then(([, signal]) => signal as NodeJS.Signals | null);
  const started = (await Promise.race([once(child, "message"), ended])) as [number] | NodeJS.Signals | null;
  if (!Array.isArray(started)) {
    throw new Error(`The process of the API did not start: ${started ?? child.exitCode}\n${complaint}`);
  }
  return {
    port: started[0],
    child,
    ended,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    kill: () => {
      child.kill("SIGKILL");
      return ended;
    },
  };
}
