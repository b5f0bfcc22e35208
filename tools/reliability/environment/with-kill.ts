import { freePort } from "#server/postgres/free-port.ts";
import { startBookingProcess } from "./booking-process.ts";
import type { TrialEnvironment } from "./kill-trial.ts";
import { remoteApp } from "./remote-app.ts";

export type SettledEnvironment = TrialEnvironment & { untilSettled: () => Promise<void> };

type Steps<T> = {
  kill: (app: ReturnType<typeof remoteApp>, port: number) => Promise<T>;
  after: (made: T) => Promise<void>;
};

/** Runs `kill` in a process that ends at a point, and `after` in the next one. Returns whether the point ended it. */
export async function withKill<T>(
  { env }: Pick<TrialEnvironment, "env">,
  point: string,
  { kill, after }: Steps<T>,
): Promise<boolean> {
  const port = await freePort();
  let process = await startBookingProcess({ ...env, FAULT: `${point}:1` }, port);
  const app = remoteApp({ port });
  try {
    const made = await kill(app, port);
    const signal = await process.ended;
    process = await startBookingProcess(env, port);
    await after(made);
    return signal === "SIGKILL";
  } finally {
    app.close();
    await process.kill();
  }
}
