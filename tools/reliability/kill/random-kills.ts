import { setTimeout as pause } from "node:timers/promises";
import { inArray } from "drizzle-orm";
import { carts } from "#api/schema/cart.ts";
import { placedOrders } from "#api/schema/order.ts";
import { approveAtBank } from "#api/testing/approve-at-bank.ts";
import type { Reachable } from "#api/testing/cart-guest.ts";
import { aPayingGuest, testCards } from "#api/testing/paying-guest.ts";
import { type SeededRandom, seededRandom } from "#api/testing/search/seeded-random.ts";
import { fromMinorUnits } from "#domain/money/minor-units.ts";
import { freePort } from "#server/postgres/free-port.ts";
import type { Part } from "../environment/bench-part.ts";
import { startBookingProcess } from "../environment/booking-process.ts";
import { checkOut, type Told } from "../environment/checkout.ts";
import { distantApp } from "../environment/distant-app.ts";
import { sentMessages } from "../environment/sent-messages.ts";
import type { TrialGround } from "./kill-trial.ts";

const GUESTS = 20;
/** A process gives so many answers before it is ended, at least and at most. */
const LIFE = [5, 60] as const;

export type RandomKills = {
  kills: number;
  checkouts: number;
  sold: number;
  again: number;
  /** Carts and orders guests were told of that are not there, or not as they were told. */
  lost: string[];
  /** Orders of which a guest was told twice. */
  toldTwice: string[];
};

type Ground = TrialGround & { untilSettled: () => Promise<void> };

/** G5: twenty guests book one property after another while the process under them is ended at random, again and again. */
export async function killAtRandom(environment: Ground, kills: number, seed: number): Promise<RandomKills> {
  const random = seededRandom(seed);
  const port = await freePort();
  const app = countingApp(port);
  let process = await startBookingProcess(environment.env, port);
  const told: Told[] = [];
  let isOver = false;
  const guests = Array.from({ length: GUESTS }, async (_, place) => {
    const own = seededRandom(seed + place);
    while (!isOver) told.push(await bookOnce(environment, app, { port, random: own }));
  });
  const endAgainAndAgain = async () => {
    for (let kill = 0; kill < kills && !isOver; kill++) {
      await app.hasAnswered(random.between(...LIFE));
      await pause(random.between(0, 50));
      await process.kill();
      process = await startBookingProcess(environment.env, port);
    }
    isOver = true;
  };
  try {
    await Promise.all([...guests, endAgainAndAgain()]);
    await environment.untilSettled();
  } finally {
    isOver = true;
    app.close();
    await process.kill();
  }
  const again = told.reduce((sum, one) => sum + one.again, 0);
  return { kills, checkouts: told.length, again, ...(await compareWithTold(environment, told)) };
}

/** Counts answers, so that a life is as long on a slow machine as on a fast one. */
function countingApp(port: number) {
  const app = distantApp({ port });
  let answers = 0;
  const inject: typeof app.inject = async (asked) => {
    const answer = await app.inject(asked);
    if (answer.statusCode !== 0) answers += 1;
    return answer;
  };
  const hasAnswered = async (more: number) => {
    for (const enough = answers + more; answers < enough; ) await pause(2);
  };
  return { inject, hasAnswered, close: app.close };
}

type Visit = { port: number; random: SeededRandom };

/** Some are asked for a code by their bank and leave once they have typed it. */
async function bookOnce(environment: Ground, app: Reachable, { port, random }: Visit): Promise<Told> {
  const { db, stay, sandbox, couponCode } = environment;
  const guest = aPayingGuest(app, sandbox, { host: `mabeet-sa.localhost:${port}` });
  const card = random.oneOf([testCards.paid, testCards.paid, testCards.paid, testCards.challenged, testCards.declined]);
  const told = await checkOut(guest, { db, stay, card, ...(random.chance(0.3) && { couponCode }) });
  if ("status" in told.paid && told.paid.status === "REDIRECT") await approveAtBank(sandbox, told.paid.paymentId);
  return told;
}

/** I8 and I10: whatever a guest was told is there with the same number and total, and was said once. */
async function compareWithTold({ db, sandbox }: Ground, told: readonly Told[]) {
  const ids = told.map(({ cartId }) => cartId);
  const kept = new Set(
    (await db.select({ id: carts.id }).from(carts).where(inArray(carts.id, ids))).map(({ id }) => id),
  );
  const orders = await db.select().from(placedOrders).where(inArray(placedOrders.cartId, ids));
  const byNumber = new Map(orders.map((order) => [order.orderNumber, order]));
  const lost = told.flatMap(({ cartId, total, paid }) => {
    if (!kept.has(cartId)) return [`cart ${cartId}`];
    if (!("status" in paid)) return [];
    const order = byNumber.get(paid.orderNumber);
    if (!order || order.cartId !== cartId) return [`order ${paid.orderNumber} of cart ${cartId}`];
    if (Number(fromMinorUnits(order.totalMinor, order.currency)) !== total) return [`the total of ${paid.orderNumber}`];
    return paid.status === "SUCCESS" && order.statusCode !== 58
      ? [`order ${paid.orderNumber} is ${order.statusCode}`]
      : [];
  });
  const said = Map.groupBy(await sentMessages(sandbox), ({ kind, to, subject }) => `${kind} ${to} ${subject}`);
  const toldTwice = [...said].filter(([, all]) => new Set(all.map(({ messageId }) => messageId)).size > 1);
  return {
    sold: orders.filter(({ statusCode }) => statusCode === 58).length,
    lost,
    toldTwice: toldTwice.map(([what]) => what),
  };
}

export const randomKills: Part = {
  name: "random-kills",
  options: { "random-kills": 400 },
  run: async (environment, { seed, number, must }) => {
    const report = await killAtRandom(environment, number("random-kills"), seed);
    const { kills, checkouts, sold, lost, toldTwice } = report;
    must(checkouts > 0, `${kills} ends at random times under ${GUESTS} guests: ${checkouts} checkouts, ${sold} orders`);
    must(lost.length === 0, `nothing a guest was told of is lost: ${JSON.stringify(lost.slice(0, 5))}`);
    must(toldTwice.length === 0, `nothing was said twice: ${JSON.stringify(toldTwice.slice(0, 5))}`);
    return report;
  },
};
