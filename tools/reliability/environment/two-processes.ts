import type { AddressInfo } from "node:net";
import type { Db } from "#api/platform/database/database.ts";
import { readSettings } from "#api/platform/settings/settings.ts";
import type { BookingApp } from "#api/testing/booking-app.ts";
import type { Reachable } from "#api/testing/cart-guest.ts";
import { aPayingGuest } from "#api/testing/paying-guest.ts";
import type { Stay } from "#domain/stay/stay.ts";
import type { TrialGround } from "../kill/kill-trial.ts";
import type { BenchEnvironment } from "./bench-environment.ts";
import { startBookingProcess } from "./booking-process.ts";
import { distantApp } from "./distant-app.ts";

/** One process of the product, and the host by which the gateway finds it again. */
type Door = { app: Reachable; host: string; port: number };

/** Where the guests of a trial book: processes of the product over one database, with its partners beside them. */
export type Shop = {
  db: Db;
  sandbox: TrialGround["sandbox"];
  stay: Stay;
  doors: readonly Door[];
  webhookSecret: string;
  untilSettled: () => Promise<void>;
};

const doorAt = (port: number, app: Reachable): Door => ({ app, port, host: `mabeet-sa.localhost:${port}` });

/** The app of a test, which serves in this process. */
export function shopOf({ app, sandbox, stay, untilSettled }: BookingApp): Shop {
  const { port } = app.server.address() as AddressInfo;
  const [webhookSecret = ""] = app.settings.paymentWebhookSecrets;
  return { db: app.db, sandbox, stay, doors: [doorAt(port, app)], webhookSecret, untilSettled };
}

/** Two processes on the ground of the bench; after the deed everything comes to its end before they go. */
export async function inShop<T>(
  environment: BenchEnvironment,
  action: (shop: Shop) => Promise<T>,
  more: Record<string, string> = {},
): Promise<T> {
  const { db, env, sandbox, stay, untilSettled } = environment;
  const [webhookSecret = ""] = readSettings({ ...env, APP_ENV: "test" }).paymentWebhookSecrets;
  const crowded = { ...env, HOLDS_PER_NETWORK: "100000", LIMIT_WRITE: "1000000", ...more };
  const processes = [await startBookingProcess(crowded), await startBookingProcess(crowded)];
  const apps = processes.map(({ port }) => distantApp({ port }));
  const doors = processes.map(({ port }, place) => doorAt(port, apps[place] as Reachable));
  try {
    const done = await action({ db, sandbox, stay, doors, webhookSecret, untilSettled });
    await untilSettled();
    return done;
  } finally {
    for (const app of apps) app.close();
    await Promise.all(processes.map((one) => one.kill()));
  }
}

/** A guest who comes in by one of the doors. */
export function guestOf({ doors, sandbox }: Shop, place = 0) {
  const door = doors[place % doors.length] as Door;
  return aPayingGuest(door.app, sandbox, { host: door.host });
}
export type ShopGuest = ReturnType<typeof guestOf>;

type Told = { statusCode: number; json: () => { error?: { code?: number } } };

/** What a guest was told, in short: the status of what went well, else the code of the refusal. */
export function toldBy(answer: Told): number {
  return answer.statusCode < 400 ? answer.statusCode : (answer.json().error?.code ?? answer.statusCode);
}
