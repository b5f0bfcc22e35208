import { setTimeout as pause } from "node:timers/promises";
import { inArray, sql } from "drizzle-orm";
import { payments } from "#api/schema/payment.ts";
import { testCards } from "#api/testing/guests/paying-guest.ts";
import { cardCalls } from "#api/testing/servers/card-gateway.ts";
import { NO_CHARGE, readGatewayLedger } from "../environment/gateway-ledger.ts";
import { inGroups } from "../environment/in-groups.ts";
import type { Deployment } from "../environment/two-processes.ts";
import { bookerAt } from "./bookers.ts";
import { arriveLate } from "./late-request.ts";

/** The call does not arrive, and we cannot know that. */
const faults = ["500", "refuse", "silent"] as const;
const CONCURRENCY = 4;
const MAX_TIMES = 1_000;
const POLL_MS = 200;
/** The lists of companies are some seconds behind. */
const LAG_MS = 2_000;
const SETTLE_MS = 300_000;

type Lost = { paymentId: string; host: string; isPending: boolean };

/** Guests whose card call is lost. Two of three late requests arrive after all; of half of those no webhook is sent. */
export async function giveUpCards(deployment: Deployment, count: number, timeScale: number) {
  const lost = await loseCards(deployment, count);
  await untilEnded(deployment, lost);
  const ended = await readPayments(deployment, lost);
  const late = lost.filter((_, index) => index % 3 !== 2);
  const isQuiet = (index: number) => index % 2 === 1;
  await inGroups(late, CONCURRENCY, async ({ paymentId, host }, index) => {
    const payment = ended.find(({ id }) => id === paymentId);
    if (payment)
      await arriveLate(deployment.sandbox, { payment, host, ...(isQuiet(index) && { fault: "webhook-lost" }) });
  });
  const after = await untilReturned(deployment, late);
  const returnedMs = late.map(({ paymentId }, index) => {
    const { firstAt, lastAt } = after.get(paymentId) ?? NO_CHARGE;
    return lastAt - firstAt - (isQuiet(index) ? LAG_MS * timeScale : 0);
  });
  return {
    tried: lost.length,
    pending: lost.filter(({ isPending }) => isPending).length,
    voided: ended.filter(({ state, failed }) => state === "voided" && failed).length,
    waited: ended.map(({ waitedMs }) => waitedMs),
    late: late.length,
    returned: late.filter(({ paymentId }) => isReturned(after.get(paymentId))).length,
    slowestReturnMs: Math.max(0, ...returnedMs),
  };
}

async function loseCards(deployment: Deployment, count: number): Promise<Lost[]> {
  const { sandbox, servers } = deployment;
  const lost: Lost[] = [];
  for (const [index, fault] of faults.entries()) {
    const own = Array.from({ length: Math.floor((count + index) / faults.length) });
    await sandbox.setFault(cardCalls.begin, fault, MAX_TIMES);
    lost.push(
      ...(await inGroups(own, CONCURRENCY, async (_, n) => {
        const booker = await bookerAt(deployment, { site: "mabeet-sa", index: n });
        const { paymentId } = await booker.pay({ token: await booker.guest.token(testCards.paid) });
        const host = servers[n % servers.length]?.host ?? "";
        return { paymentId, host, isPending: await isPending(deployment, paymentId) };
      })),
    );
    await sandbox.clearFaults();
  }
  return lost;
}

/** Whether the order waits and nobody else can have its nights. */
async function isPending({ db }: Deployment, paymentId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    SELECT p.id FROM payment p JOIN placed_order o ON o.id = p.order_id
    JOIN order_item i ON i.order_id = o.id JOIN chalet_order_item s ON s.order_item_id = i.id
    WHERE p.id = ${paymentId} AND o.status_code = 71 AND p.state IN ('created', 'submitted', 'unknown')
      AND EXISTS (SELECT FROM live_night_claim n WHERE n.stay_claim_id = s.stay_claim_id)`);
  return rows.length === 1;
}

async function untilEnded({ db }: Deployment, lost: readonly Lost[]): Promise<void> {
  const ids = lost.map(({ paymentId }) => paymentId);
  for (const until = Date.now() + SETTLE_MS; Date.now() < until; await pause(POLL_MS)) {
    const rows = await db.select({ state: payments.state }).from(payments).where(inArray(payments.id, ids));
    if (rows.every(({ state }) => state === "voided" || state === "captured")) return;
  }
}

type Ended = {
  id: string;
  state: string;
  failed: boolean;
  waitedMs: number;
  amountMinor: number;
  currency: (typeof payments.$inferSelect)["currency"];
};

async function readPayments({ db }: Deployment, lost: readonly Lost[]): Promise<Ended[]> {
  const ids = sql.param(lost.map(({ paymentId }) => paymentId));
  const { rows } = await db.execute<Ended>(sql`
    SELECT p.id, p.state, o.status_code = 60 AS failed, p.amount_minor::float8 AS "amountMinor", p.currency,
      (extract(epoch FROM p.ended_at - p.created_at) * 1000)::float8 AS "waitedMs"
    FROM payment p JOIN placed_order o ON o.id = p.order_id WHERE p.id = ANY (${ids}::uuid[])`);
  return rows;
}

type Charges = Awaited<ReturnType<typeof readGatewayLedger>>;
const isReturned = (charge: ReturnType<Charges["get"]>) =>
  charge !== undefined && charge.balance === 0 && charge.voids + charge.refunds.length === 1;

async function untilReturned({ sandbox }: Deployment, late: readonly Lost[]): Promise<Charges> {
  for (const until = Date.now() + SETTLE_MS; ; await pause(POLL_MS)) {
    const charges = await readGatewayLedger(sandbox);
    if (Date.now() > until || late.every(({ paymentId }) => isReturned(charges.get(paymentId)))) return charges;
  }
}
