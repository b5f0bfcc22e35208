import { setTimeout as pause } from "node:timers/promises";
import { eq, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { sendRefund } from "#api/refund/run/send-refund.ts";
import { payments } from "#api/schema/payment.ts";
import { callsOf } from "#api/testing/servers/card-gateway.ts";
import { type CardGateway, cardGateways } from "#domain/payment/gateways.ts";
import { appWithoutJobs } from "../environment/app-without-jobs.ts";
import type { BenchEnvironment } from "../environment/bench-environment.ts";
import type { Part } from "../environment/bench-part.ts";
import { NO_CHARGE, readGatewayLedger } from "../environment/gateway-ledger.ts";
import { inGroups } from "../environment/in-groups.ts";
import { settleJobs } from "../environment/settle-jobs.ts";
import { aWaitingRefund, type WaitingRefund } from "./cancelled-stays.ts";
import { refundAtMoyasar } from "./late-request.ts";
import { type LostAnswer, lostAnswerOf } from "./lost-refund-answers.ts";

/** 25 hours last 90 seconds; a key is forgotten after 86. */
const TIME_SCALE = 0.001;
const HOUR_MS = 3_600_000;
/** When each refund is sent again, as by processes that end before they record the answer. */
const HOURS = [0, 0.1, 0.4, 0.8, 1.5, 3, 6, 12, 18, 23.5, 24.2, 25.1] as const;
const CONCURRENCY = 6;

type Trial = WaitingRefund & { lost: LostAnswer | null };

export const refundRepeats: Part = {
  name: "refund-repeats",
  options: { "refund-repeats": 300 },
  countsRuns: true,
  timeScale: TIME_SCALE,
  run: async (environment, { number, must }) => {
    const reports: Record<string, Awaited<ReturnType<typeof repeatRefunds>>> = {};
    for (const gateway of cardGateways) {
      const report = await repeatRefunds(environment, gateway, number("refund-repeats"));
      reports[gateway] = report;
      const { tried, once, unclear, twice, lost, hours } = report;
      must(twice === 0, `${gateway}: ${twice} second refunds of ${tried}, ${lost} of them with a lost answer`);
      must(once + unclear === tried, `${gateway}: ${once} refunded once, ${unclear} unclear ones wait for a person`);
      must(hours >= 25, `${gateway}: repeated for ${hours.toFixed(1)} hours of partner time`);
      must(report.tasks === unclear, `${gateway}: ${report.tasks} tasks refund-unclear`);
      must(report.settled === tried, `${gateway}: ${report.settled} recorded after a person refunded the unclear ones`);
    }
    must(reports.checkout?.unclear === 0, "a gateway that knows our refunds leaves none unclear");
    return reports;
  },
};

async function repeatRefunds(environment: BenchEnvironment, gateway: CardGateway, count: number) {
  const { sandbox, stay } = environment;
  const app = await appWithoutJobs({ ...environment.env, CARD_GATEWAYS: `*:${gateway}`, HOLDS_PER_NETWORK: "100000" });
  app.jobs.nudge = () => {};
  try {
    const trials = await inGroups(Array.from({ length: count }), CONCURRENCY, async (_, index): Promise<Trial> => {
      const waiting = await aWaitingRefund({ app, sandbox, stay, gateway, isPart: index % 4 < 2 });
      return { ...waiting, lost: lostAnswerOf(gateway, index) };
    });
    for (const { lost, reference } of trials) {
      const path = callsOf(gateway).refund.replace("*", reference);
      if (lost) await sandbox.setFault(path, lost.fault, lost.times);
    }
    const hours = await sendOften(app, environment, trials);
    await sandbox.clearFaults();
    return { ...(await countRefunds(app, environment, trials)), hours };
  } finally {
    await app.close();
  }
}

/** Returns after how many hours of partner time the last repetition came. */
async function sendOften(
  app: FastifyInstance,
  { sandbox }: BenchEnvironment,
  trials: readonly Trial[],
): Promise<number> {
  const began = Date.now();
  const hours = () => (Date.now() - began) / TIME_SCALE / HOUR_MS;
  let last = 0;
  for (const [round, hour] of HOURS.entries()) {
    await pause(Math.max(0, (hour - hours()) * HOUR_MS * TIME_SCALE));
    last = hours();
    await inGroups(trials, CONCURRENCY, async (trial) => {
      // Two processes at once, as after a lease that ended early.
      await Promise.all(Array.from({ length: round === 0 ? 2 : 1 }, () => send(app, trial)));
      const foreign = round === 0 ? trial.lost?.foreignMinor : undefined;
      if (foreign) await refundAtMoyasar(sandbox, trial.paymentId, foreign);
    });
  }
  return last;
}

async function send({ db, paymentDeps }: FastifyInstance, { paymentId, refundId, amountMinor }: Trial): Promise<void> {
  const [payment] = await db.select().from(payments).where(eq(payments.id, paymentId));
  if (payment) await sendRefund(paymentDeps, payment, { refundId, amountMinor });
}

async function countRefunds(app: FastifyInstance, { sandbox }: BenchEnvironment, trials: readonly Trial[]) {
  const charges = await readGatewayLedger(sandbox);
  const refundsOf = ({ paymentId }: Trial) => (charges.get(paymentId) ?? NO_CHARGE).refunds;
  const sentOf = (trial: Trial) => refundsOf(trial).reduce((sum, amount) => sum + amount, 0);
  const unclear = await unclearOf(app, trials);
  const isUnclear = ({ refundId }: Trial) => unclear.includes(refundId);
  const isOnce = (trial: Trial) => refundsOf(trial).join() === String(trial.amountMinor);
  for (const trial of trials.filter(isUnclear)) {
    const sent = sentOf(trial);
    if (sent < trial.amountMinor) await refundAtMoyasar(sandbox, trial.paymentId, trial.amountMinor - sent);
  }
  await settleJobs({ app });
  return {
    tried: trials.length,
    parts: trials.filter(({ isPart }) => isPart).length,
    lost: trials.filter(({ lost }) => lost !== null).length,
    once: trials.filter((trial) => isOnce(trial) && !isUnclear(trial)).length,
    unclear: trials.filter(isUnclear).length,
    /** More went back than the refund is. */
    twice: trials.filter((trial) => sentOf(trial) > trial.amountMinor).length,
    tasks: unclear.length,
    settled: await countDone(app, trials),
    openTasks: (await unclearOf(app, trials)).length,
  };
}

/** The refunds for which a person is asked. */
async function unclearOf({ db }: FastifyInstance, trials: readonly Trial[]): Promise<string[]> {
  const ids = sql.param(trials.map(({ refundId }) => refundId));
  const { rows } = await db.execute<{ subject: string }>(sql`
    SELECT subject FROM task WHERE kind = 'refund-unclear' AND done_at IS NULL AND subject = ANY (${ids}::text[])`);
  return rows.map(({ subject }) => subject);
}

async function countDone({ db }: FastifyInstance, trials: readonly Trial[]): Promise<number> {
  const ids = sql.param(trials.map(({ refundId }) => refundId));
  const { rows } = await db.execute(sql`SELECT FROM refund WHERE id = ANY (${ids}::uuid[]) AND state = 'done'`);
  return rows.length;
}
