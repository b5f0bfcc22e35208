import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { type Breach, findBreaches } from "#api/invariant/invariants.ts";
import { findStrayMoney } from "#api/invariant/provider-books.ts";
import { addDays } from "#domain/stay/day.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { aCurrencyRate } from "./builders/a-currency-rate.ts";
import { aHome } from "./builders/a-home.ts";
import { manyNetworks } from "./cart-guest.ts";
import { aPayingGuest } from "./paying-guest.ts";
import { type TestAppOptions, testApp } from "./test-app.ts";
import { type TestSandbox, testSandbox } from "./test-sandbox.ts";

const SETTLE_MS = 60_000;

type HouseOptions = TestAppOptions & {
  timeScale?: number;
  /** Otherwise its helpers rest, and another process is the product. */
  isServing?: boolean;
};

/** A product that serves, with its helpers at work and the outside world beside it; time towards partners is shrunk. */
export async function aBookingHouse({ timeScale = 0.02, isServing = true, ...options }: HouseOptions = {}) {
  const sandbox = await testSandbox(timeScale);
  const app = await testApp({ ...options, env: { ...partnersAt(sandbox, timeScale), ...options.env } });
  if (isServing) await app.listen({ port: 0, host: "127.0.0.1" });
  await aCurrencyRate(app.db);
  const { port } = (app.server.address() ?? { port: 0 }) as AddressInfo;
  const host = `mabeet-sa.localhost:${port}`;
  const today = todayInRiyadh(new Date());
  const stay = { checkIn: addDays(today, 20), checkOut: addDays(today, 22) };
  return {
    app,
    sandbox,
    stay,
    /** A guest with a cart that only wants its money. */
    readyGuest: async () => {
      const guest = aPayingGuest(app, sandbox, { host });
      const home = await aHome(app.db);
      return { guest, home, cart: await guest.readyCart(home.id, stay) };
    },
    untilSettled: () => untilSettled(app),
    breaches: () => breachesOf(app, timeScale),
    inboxOf: (to: string) => inboxOf(sandbox, to),
  };
}
export type BookingHouse = Awaited<ReturnType<typeof aBookingHouse>>;

export function partnersAt(sandbox: Pick<TestSandbox, "url">, timeScale: number) {
  return {
    ...manyNetworks,
    PAYMENT_URL: sandbox.url,
    MAIL_URL: `${sandbox.url}/mail`,
    SMS_URL: `${sandbox.url}/sms`,
    TIME_SCALE: String(timeScale),
  };
}

/** Waits until nobody owes anything and every payment has come to its end, with no guest coming back. */
async function untilSettled({ db }: FastifyInstance): Promise<void> {
  const until = Date.now() + SETTLE_MS;
  for (;;) {
    const { rows } = await db.execute<{ open: string }>(sql`
      SELECT (SELECT count(*) FROM payment WHERE state NOT IN ('captured', 'declined', 'voided', 'returned'))
        + (SELECT count(*) FROM outbox WHERE done_at IS NULL AND parked_at IS NULL) AS open`);
    if (Number(rows[0]?.open) === 0) return;
    if (Date.now() > until) throw new Error(`Still open after ${SETTLE_MS} ms: ${rows[0]?.open}`);
    await pause(20);
  }
}

/** Every promise about nights, money and orders that is not kept, by our books and by the providers'. */
async function breachesOf({ db, paymentDesk }: FastifyInstance, timeScale: number): Promise<Breach[]> {
  const found = await findBreaches(db, timeScale);
  const since = new Date(Date.now() - 3_600_000);
  for (const provider of paymentDesk.providers) found.push(...(await findStrayMoney(db, provider, since)));
  return found;
}

type Message = { kind: "mail" | "sms"; to: string; subject: string; text: string; messageId: string };

async function inboxOf({ url }: TestSandbox, to: string): Promise<Message[]> {
  const answer = await fetch(`${url}/inbox.json?to=${encodeURIComponent(to)}`);
  return ((await answer.json()) as { messages: Message[] }).messages;
}
