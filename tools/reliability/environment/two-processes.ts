import type { AddressInfo } from "node:net";
import type { Db } from "#api/platform/database/database.ts";
import { readSettings } from "#api/platform/settings/settings.ts";
import type { Reachable } from "#api/testing/guests/cart-guest.ts";
import { aPayingGuest } from "#api/testing/guests/paying-guest.ts";
import type { BookingApp } from "#api/testing/servers/booking-app.ts";
import type { Stay } from "#domain/stay/stay.ts";
import type { BenchEnvironment } from "./bench-environment.ts";
import { startBookingProcess } from "./booking-process.ts";
import { cardWebhookSecret } from "./card-webhook.ts";
import type { TrialEnvironment } from "./kill-trial.ts";
import { remoteApp } from "./remote-app.ts";

/** One process of the product, and the host that the gateway uses for it. */
type Server = { app: Reachable; host: string; port: number };

/** Processes of the product with one database and the sandbox. */
export type Deployment = {
  db: Db;
  sandbox: TrialEnvironment["sandbox"];
  stay: Stay;
  servers: readonly Server[];
  /** With which the card gateway signs. */
  webhookSecret: string;
  untilSettled: () => Promise<void>;
};

const serverAt = (port: number, app: Reachable): Server => ({ app, port, host: `mabeet-sa.localhost:${port}` });

/** The app of a test, which runs in this process. */
export function deploymentOf({ app, sandbox, stay, untilSettled }: BookingApp): Deployment {
  const { port } = app.server.address() as AddressInfo;
  const webhookSecret = cardWebhookSecret(app.settings);
  return { db: app.db, sandbox, stay, servers: [serverAt(port, app)], webhookSecret, untilSettled };
}

/** Runs an action with two processes, waits until all payments are settled, then ends the processes. */
export async function withTwoProcesses<T>(
  environment: BenchEnvironment,
  action: (deployment: Deployment) => Promise<T>,
  more: Record<string, string> = {},
): Promise<T> {
  const { db, env, sandbox, stay, untilSettled } = environment;
  const webhookSecret = cardWebhookSecret(readSettings({ ...env, APP_ENV: "test" }));
  const crowded = { ...env, HOLDS_PER_NETWORK: "100000", LIMIT_WRITE: "1000000", ...more };
  const processes = [await startBookingProcess(crowded), await startBookingProcess(crowded)];
  const apps = processes.map(({ port }) => remoteApp({ port }));
  const servers = processes.map(({ port }, index) => serverAt(port, apps[index] as Reachable));
  try {
    const done = await action({ db, sandbox, stay, servers, webhookSecret, untilSettled });
    await untilSettled();
    return done;
  } finally {
    for (const app of apps) app.close();
    await Promise.all(processes.map((one) => one.kill()));
  }
}

/** A guest who uses one of the processes. */
export function guestOf({ servers, sandbox }: Deployment, index = 0) {
  const server = servers[index % servers.length] as Server;
  return aPayingGuest(server.app, sandbox, { host: server.host });
}
export type DeploymentGuest = ReturnType<typeof guestOf>;

type Answer = { statusCode: number; json: () => { error?: { code?: number } } };

/** The status of a success, or the code of the problem. */
export function statusOrCode(answer: Answer): number {
  return answer.statusCode < 400 ? answer.statusCode : (answer.json().error?.code ?? answer.statusCode);
}
