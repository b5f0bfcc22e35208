import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { findForeignKeys } from "#api/invariant/foreign-keys.ts";
import { findStrayCharges } from "#api/invariant/gateway-charges.ts";
import { findViolations, type Violation } from "#api/invariant/invariants.ts";
import { findStrayPoints } from "#api/invariant/stray-points.ts";
import { aCurrencyRate } from "#api/testing/builders/a-currency-rate.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { aPayingGuest } from "#api/testing/guests/paying-guest.ts";
import { addDays } from "#domain/stay/day.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { partnersAt, untilSettled } from "./sandbox-partners.ts";
import { type TestAppOptions, testApp } from "./test-app.ts";
import { type TestSandbox, testSandbox } from "./test-sandbox.ts";

/** The stay of a test falls on any days of the week, so every night costs the same. */
const NIGHT_PRICE = 80_000;

type HouseOptions = TestAppOptions & {
  timeScale?: number;
  /** Less than 1 where a partner is silent. */
  timeoutScale?: number;
  /** If false, a job runs only where a test says so, because another process is the product. */
  isServing?: boolean;
};

/** A listening app with running jobs and the sandbox; waiting times between calls to partners are short. */
export async function aBookingApp({ timeScale = 0.02, timeoutScale, isServing = true, ...options }: HouseOptions = {}) {
  const sandbox = await testSandbox(timeScale);
  const app = await testApp({ ...options, env: { ...partnersAt(sandbox, timeScale, timeoutScale), ...options.env } });
  if (isServing) await app.listen({ port: 0, host: "127.0.0.1" });
  else await app.jobs.stop();
  await aCurrencyRate(app.db);
  const { port } = (app.server.address() ?? { port: 0 }) as AddressInfo;
  const host = `mabeet-sa.localhost:${port}`;
  const today = todayInRiyadh(new Date());
  const stay = { checkIn: addDays(today, 20), checkOut: addDays(today, 22) };
  return {
    app,
    sandbox,
    stay,
    /** A guest with a cart that is ready to pay. */
    readyGuest: async (given: Parameters<typeof aProperty>[1] = {}) => {
      const guest = aPayingGuest(app, sandbox, { host });
      const property = await aProperty(app.db, { weekendPrice: NIGHT_PRICE, weekdayPrice: NIGHT_PRICE, ...given });
      return { guest, property, cart: await guest.readyCart(property.id, stay) };
    },
    untilSettled: () => untilSettled(app.db),
    violations: async () => [...(await violationsOf(app, timeScale)), ...(await findForeignKeys(sandbox.url))],
    inboxOf: (to: string) => inboxOf(sandbox, to),
    linkOf: (to: string) => linkOf(sandbox, to),
  };
}
export type BookingApp = Awaited<ReturnType<typeof aBookingApp>>;

/** Every violated invariant of nights, money and orders, in our books and in those of the providers and programmes. */
async function violationsOf(
  { db, paymentDeps, loyaltyDeps }: FastifyInstance,
  timeScale: number,
): Promise<Violation[]> {
  const found = await findViolations(db, timeScale);
  const since = new Date(Date.now() - 3_600_000);
  for (const gateway of paymentDeps.gateways)
    found.push(...(await findStrayCharges(db, gateway, { since, timeScale: paymentDeps.settings.timeScale })));
  for (const programme of loyaltyDeps.programmes) found.push(...(await findStrayPoints(db, programme, since)));
  return found;
}

type Message = { kind: "mail" | "sms"; to: string; subject: string; text: string; html: string; messageId: string };

const MAX_ATTEMPTS = 400;
const PAUSE_MS = 50;

/** The access token of the link in the first mail to this guest that has one. */
async function linkOf(sandbox: TestSandbox, to: string): Promise<string> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    for (const { text } of (await inboxOf(sandbox, to)).toReversed()) {
      const [, access] = /access=([\w-]+)/.exec(text) ?? [];
      if (access) return access;
    }
    await pause(PAUSE_MS);
  }
  throw new Error("No mail has a link to the order.");
}

async function inboxOf({ url }: TestSandbox, to: string): Promise<Message[]> {
  const answer = await fetch(`${url}/inbox.json?to=${encodeURIComponent(to)}`);
  return ((await answer.json()) as { messages: Message[] }).messages;
}
