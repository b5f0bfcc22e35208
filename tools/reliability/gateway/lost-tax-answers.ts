import { inArray, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type {} from "#api/document/document-plugin.ts";
import { type DocumentRow, documents } from "#api/schema/document.ts";
import { giveBuyer } from "#api/testing/builders/a-buyer.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { aPayingGuest, testCards } from "#api/testing/guests/paying-guest.ts";
import { aCardToken } from "#api/testing/servers/card-gateway.ts";
import { appWithoutJobs } from "../environment/app-without-jobs.ts";
import type { Part } from "../environment/bench-part.ts";
import { inGroups } from "../environment/in-groups.ts";
import type { TrialEnvironment } from "../environment/kill-trial.ts";
import { settleJobs } from "../environment/settle-jobs.ts";
import { timesReported } from "../environment/tax-reports.ts";

const CONCURRENCY = 6;
/** Every third document is a full one. */
const FULL_EVERY = 3;
/** As many as the sandbox takes at once; one call uses one up. */
const FAULTS = 1_000;
/** The authority has its full time: only the answers that the sandbox loses are lost. */
const generous = { TIMEOUT_SCALE: "1", HOLDS_PER_NETWORK: "100000", LIMIT_WRITE: "1000000" };
const ENDPOINTS = ["reporting", "clearance"] as const;

type Environment = Pick<TrialEnvironment, "db" | "env" | "sandbox" | "stay">;
export type LostTaxAnswers = {
  tried: number;
  full: number;
  reported: number;
  /** Full invoices that are stored as the authority cleared them. */
  cleared: number;
  sentTwice: number;
  sentMore: number;
  alarms: number;
  tasks: number;
};

/** The authority gets every document, and every first answer is lost. */
export async function loseTaxAnswers(environment: Environment, count: number): Promise<LostTaxAnswers> {
  const { sandbox } = environment;
  const app = await appWithoutJobs({ ...environment.env, ...generous });
  app.jobs.nudge = () => {};
  const alarms = countAlarms(app);
  try {
    const carts = await inGroups(Array.from({ length: count }), CONCURRENCY, (_, index) =>
      aBooking(app, environment, index % FULL_EVERY === 0),
    );
    for (const endpoint of ENDPOINTS)
      await sandbox.setFault(`POST /tax/invoices/${endpoint}/single`, "first-answer-lost", FAULTS);
    await settleJobs({ app });
    await sandbox.clearFaults();
    const issued = await app.db.select().from(documents).where(inArray(documents.subjectId, carts));
    return { ...(await countReports(app, sandbox, issued)), alarms: alarms() };
  } finally {
    await app.close();
  }
}

/** A guest pays; the order of a company belongs to it before its invoice is issued. Returns the cart. */
async function aBooking(app: FastifyInstance, { sandbox, stay }: Environment, isFull: boolean): Promise<string> {
  const guest = aPayingGuest(app, sandbox, { host: "mabeet-sa.localhost:9" });
  const cart = await guest.readyCart((await aProperty(app.db)).id, stay);
  const paid = await guest.pay(cart, "", { token: await aCardToken(sandbox.url, testCards.paid) });
  if (paid.json().status !== "SUCCESS") throw new Error(`A guest could not pay: ${paid.body}`);
  if (isFull) await giveBuyer(app.db, cart.cartId);
  return cart.cartId;
}

function countAlarms({ documentDeps }: FastifyInstance): () => number {
  let count = 0;
  const { log } = documentDeps;
  documentDeps.log = {
    info: log.info.bind(log),
    warn: log.warn.bind(log),
    error: () => {
      count += 1;
    },
  };
  return () => count;
}

async function countReports({ db }: FastifyInstance, sandbox: { url: string }, issued: readonly DocumentRow[]) {
  const times = await timesReported(sandbox);
  const sent = issued.map(({ id }) => times.get(id) ?? 0);
  const ids = sql.param(issued.map(({ id }) => id));
  const { rows: tasks } = await db.execute(sql`SELECT FROM task WHERE subject = ANY (${ids}::text[])`);
  return {
    tried: issued.length,
    full: issued.filter(({ isFull }) => isFull).length,
    reported: issued.filter(({ reportState }) => reportState === "reported" || reportState === "warned").length,
    cleared: issued.filter(({ clearedXml, number }) => clearedXml?.includes(number)).length,
    sentTwice: sent.filter((count) => count === 2).length,
    sentMore: sent.filter((count) => count > 2).length,
    tasks: tasks.length,
  };
}

export const lostTaxAnswers: Part = {
  name: "lost-tax-answers",
  options: { "lost-tax-answers": 300 },
  countsRuns: true,
  run: async (environment, { number, must }) => {
    const count = number("lost-tax-answers");
    const report = await loseTaxAnswers(environment, count);
    const { tried, full, reported, cleared, sentTwice, sentMore, alarms, tasks } = report;
    must(tried === count && reported === count, `${reported} of ${count} documents with a lost answer are reported`);
    must(cleared === full, `${cleared} of ${full} full invoices are stored as the authority cleared them`);
    must(sentTwice === count && sentMore === 0, `${sentTwice} were sent twice, ${sentMore} a third time`);
    must(alarms === 0 && tasks === 0, `${alarms} alarms, ${tasks} tasks`);
    return report;
  },
};
