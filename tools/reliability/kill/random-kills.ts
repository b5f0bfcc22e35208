import { setTimeout as pause } from "node:timers/promises";
import { inArray } from "drizzle-orm";
import { carts } from "#api/schema/cart.ts";
import { placedOrders } from "#api/schema/order.ts";
import { approveAtBank } from "#api/testing/guests/approve-at-bank.ts";
import type { Reachable } from "#api/testing/guests/cart-guest.ts";
import { aPayingGuest, testCards } from "#api/testing/guests/paying-guest.ts";
import { type SeededRandom, seededRandom } from "#api/testing/search/seeded-random.ts";
import { fromMinorUnits } from "#domain/money/minor-units.ts";
import { freePort } from "#server/postgres/free-port.ts";
import type { Part } from "../environment/bench-part.ts";
import { startBookingProcess } from "../environment/booking-process.ts";
import { type CheckoutResult, checkOut } from "../environment/checkout.ts";
import type { TrialEnvironment } from "../environment/kill-trial.ts";
import { remoteApp } from "../environment/remote-app.ts";
import { sentMessages } from "../environment/sent-messages.ts";

const GUESTS = 20;
/** A process is killed after so many answers, at least and at most. */
const ANSWERS_BEFORE_KILL = [5, 60] as const;

export type RandomKills = {
  kills: number;
  checkouts: number;
  sold: number;
  retries: number;
  /** Carts and orders that guests got and that are missing or different in the database. */
  lost: string[];
  /** Messages that a guest got twice. */
  sentTwice: string[];
};

type SettlingEnvironment = TrialEnvironment & { untilSettled: () => Promise<void> };

/** G5: twenty guests book property after property while the process is killed at random times. */
export async function killAtRandom(
  environment: SettlingEnvironment,
  kills: number,
  seed: number,
): Promise<RandomKills> {
  const random = seededRandom(seed);
  const port = await freePort();
  const app = countingApp(port);
  let process = await startBookingProcess(environment.env, port);
  const results: CheckoutResult[] = [];
  let isOver = false;
  const guests = Array.from({ length: GUESTS }, async (_, index) => {
    const own = seededRandom(seed + index);
    while (!isOver) results.push(await bookOnce(environment, app, { port, random: own }));
  });
  const killRepeatedly = async () => {
    for (let kill = 0; kill < kills && !isOver; kill++) {
      await app.hasAnswered(random.between(...ANSWERS_BEFORE_KILL));
      await pause(random.between(0, 50));
      await process.kill();
      process = await startBookingProcess(environment.env, port);
    }
    isOver = true;
  };
  try {
    await Promise.all([...guests, killRepeatedly()]);
    await environment.untilSettled();
  } finally {
    isOver = true;
    app.close();
    await process.kill();
  }
  const retries = results.reduce((sum, one) => sum + one.retries, 0);
  return { kills, checkouts: results.length, retries, ...(await compareWithDatabase(environment, results)) };
}

/** Counts answers, so that the time between kills does not depend on the speed of the machine. */
function countingApp(port: number) {
  const app = remoteApp({ port });
  let answers = 0;
  const inject: typeof app.inject = async (request) => {
    const answer = await app.inject(request);
    if (answer.statusCode !== 0) answers += 1;
    return answer;
  };
  const hasAnswered = async (more: number) => {
    for (const enough = answers + more; answers < enough; ) await pause(2);
  };
  return { inject, hasAnswered, close: app.close };
}

type Booking = { port: number; random: SeededRandom };

/** Some guests have to enter a code at their bank and do not return. */
async function bookOnce(
  environment: SettlingEnvironment,
  app: Reachable,
  { port, random }: Booking,
): Promise<CheckoutResult> {
  const { db, stay, sandbox, couponCode } = environment;
  const guest = aPayingGuest(app, sandbox, { host: `mabeet-sa.localhost:${port}` });
  const card = random.oneOf([testCards.paid, testCards.paid, testCards.paid, testCards.challenged, testCards.declined]);
  const result = await checkOut(guest, { db, stay, card, ...(random.chance(0.3) && { couponCode }) });
  if ("status" in result.paid && result.paid.status === "REDIRECT") await approveAtBank(sandbox, result.paid.paymentId);
  return result;
}

/** I8 and I10: what a guest got is in the database with the same number and total, and was sent once. */
async function compareWithDatabase({ db, sandbox }: SettlingEnvironment, results: readonly CheckoutResult[]) {
  const ids = results.map(({ cartId }) => cartId);
  const stored = new Set(
    (await db.select({ id: carts.id }).from(carts).where(inArray(carts.id, ids))).map(({ id }) => id),
  );
  const orders = await db.select().from(placedOrders).where(inArray(placedOrders.cartId, ids));
  const byNumber = new Map(orders.map((order) => [order.orderNumber, order]));
  const lost = results.flatMap(({ cartId, total, paid }) => {
    if (!stored.has(cartId)) return [`cart ${cartId}`];
    if (!("status" in paid)) return [];
    const order = byNumber.get(paid.orderNumber);
    if (!order || order.cartId !== cartId) return [`order ${paid.orderNumber} of cart ${cartId}`];
    if (Number(fromMinorUnits(order.totalMinor, order.currency)) !== total) return [`the total of ${paid.orderNumber}`];
    return paid.status === "SUCCESS" && order.statusCode !== 58
      ? [`order ${paid.orderNumber} is ${order.statusCode}`]
      : [];
  });
  const messages = Map.groupBy(await sentMessages(sandbox), ({ kind, to, subject }) => `${kind} ${to} ${subject}`);
  const sentTwice = [...messages].filter(([, all]) => new Set(all.map(({ messageId }) => messageId)).size > 1);
  return {
    sold: orders.filter(({ statusCode }) => statusCode === 58).length,
    lost,
    sentTwice: sentTwice.map(([what]) => what),
  };
}

export const randomKills: Part = {
  name: "random-kills",
  options: { "random-kills": 400 },
  run: async (environment, { seed, number, must }) => {
    const report = await killAtRandom(environment, number("random-kills"), seed);
    const { kills, checkouts, sold, lost, sentTwice } = report;
    must(checkouts > 0, `${kills} kills at random times with ${GUESTS} guests: ${checkouts} checkouts, ${sold} orders`);
    must(lost.length === 0, `no cart or order is lost: ${JSON.stringify(lost.slice(0, 5))}`);
    must(sentTwice.length === 0, `no message was sent twice: ${JSON.stringify(sentTwice.slice(0, 5))}`);
    return report;
  },
};
