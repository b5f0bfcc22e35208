import { setTimeout as pause } from "node:timers/promises";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import type { Language } from "#domain/language/language.ts";
import type { CurrencyCode } from "#domain/money/currency.ts";
import { localHostOf, type Site } from "#domain/site/sites.ts";
import { addDays } from "#domain/stay/day.ts";
import type { Stay } from "#domain/stay/stay.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { type GoldenEnvironment, SANDBOX_SCALE } from "./golden-environment.ts";
import { walkRecord } from "./walk-record.ts";

/** The site that a guest visits, and the language and currency that they choose there. */
export type Variant = { site: Site; language: Language; currency: CurrencyCode };

/** The first stay of a walk begins so many days after its start. */
const FIRST_DAY = 10;
const LAST_DAY = 100;
/** More than the sixteen minutes that a guest has at the bank, after which a card can no longer be charged. */
const BANK_SECONDS = 17 * 60;
/** More than the ten minutes that the sandbox takes for a pending payment. */
const PENDING_SECONDS = 11 * 60;
/** The lists of companies are some seconds behind. */
const LAG_SECONDS = 3;
/** What a company accepts happens a moment later. */
const SETTLE_SECONDS = 0.6;
/** Enough seconds for the second attempt of a job that did not get a final answer at once. */
const ROUNDS = 5;
/** Enough for an action that a call leaves running in the background. */
const BACKGROUND_MS = 300;

/** What a walk needs: its property, the clock, the jobs, the partners, and the record of its answers. */
export function walkContext(
  environment: GoldenEnvironment,
  { name, variant }: { name: string; variant: Variant },
  index: number,
) {
  const { app, clock, properties } = environment;
  const propertyId = properties[index % properties.length] as number;
  // Nobody listens on this port: a walk sends the webhooks itself.
  const host = `${localHostOf(variant.site)}:9`;
  let visitors = 0;
  let nextDay = FIRST_DAY;

  const isFree = async (stay: Stay) => {
    const payload = { propertyId, ...stay };
    const headers = { host, "x-forwarded-for": networkOf(index, 0) };
    return (await app.inject({ method: "POST", url: endpoints.quoteStay.url, headers, payload })).statusCode === 200;
  };
  const untilSettled = () => pause(SETTLE_SECONDS * 1_000 * SANDBOX_SCALE);
  const runJobs = async (rounds = ROUNDS) => {
    for (let round = 0; round < rounds; round++) {
      await clock.advance(1);
      await app.jobs.run("complete-payments");
      await app.jobs.run("outbox");
      await untilSettled();
    }
  };
  return {
    ...environment,
    ...walkRecord(environment),
    name,
    variant,
    propertyId,
    host,
    runJobs,
    /** A number for each visitor of this walk, with a network of its own. */
    nextVisitor: () => {
      visitors += 1;
      return { index: visitors, network: networkOf(index, visitors), walk: index };
    },
    /** Two nights of the property of this walk that no earlier call of it asked for. */
    nextStay: async (): Promise<Stay> => {
      const today = todayInRiyadh(clock.now());
      for (; nextDay < LAST_DAY; nextDay++) {
        const stay = { checkIn: addDays(today, nextDay), checkOut: addDays(today, nextDay + 2) };
        if (!(await isFree(stay))) continue;
        nextDay += 2;
        return stay;
      }
      throw new Error(`Property ${propertyId} has no free nights for ${name}.`);
    },
    /** The bank answers neither yes nor no until its time is over. */
    passBankTime: async () => {
      await clock.advance(BANK_SECONDS);
      await runJobs(ROUNDS + 2);
    },
    untilPendingIsApproved: () => pause(PENDING_SECONDS * 1_000 * SANDBOX_SCALE),
    untilListed: () => pause(LAG_SECONDS * 1_000 * SANDBOX_SCALE),
    untilBackgroundIsDone: () => pause(BACKGROUND_MS),
  };
}
export type WalkContext = ReturnType<typeof walkContext>;

function networkOf(walk: number, visitor: number): string {
  return `10.${(walk >> 8) & 255}.${walk & 255}.${visitor}`;
}
