import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type {} from "#api/account/password/password-plugin.ts";
import { buildApp } from "#api/app.ts";
import type {} from "#api/jobs.ts";
import { readSettings } from "#api/platform/settings/settings.ts";
import { accounts } from "#api/schema/account.ts";
import { aCartGuest, type CartGuest } from "#api/testing/guests/cart-guest.ts";
import { aLogin, aRegistration } from "#api/testing/guests/member.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { quantile } from "#tools/measure/load.ts";
import type { BenchEnvironment } from "../environment/bench-environment.ts";
import type { Part } from "../environment/bench-part.ts";

/** The largest allowed ratio of the two medians. */
const GOAL = 1.25;
const WARM_UP = 5;
const limits = { LIMIT_REGISTER: "1000000", LIMIT_LOGIN: "100000", LIMIT_WRITE: "1000000" };

type AccountRequest = (guest: CartGuest, email: string) => Promise<{ statusCode: number }>;
const requests: Record<string, AccountRequest> = {
  login: (guest, email) => guest.call("POST", endpoints.logIn.url, aLogin({ email, password: "not the password" })),
  forgot: (guest, email) => guest.call("POST", endpoints.forgotPassword.url, { email, captchaToken: "test-pass" }),
  register: (guest, email) => guest.call("POST", endpoints.register.url, aRegistration({ email })),
};

type Sample = { ms: number; hashes: number; status: number };
type SamplePair = { known: Sample[]; unknown: Sample[] };

/** Alternates between contacts with and without an account; each contact is used once. */
async function compare(app: FastifyInstance, ask: AccountRequest, times: number): Promise<SamplePair> {
  const all: SamplePair = { known: [], unknown: [] };
  const sample = async (email: string): Promise<Sample> => {
    const guest = aCartGuest(app);
    const [before, began] = [app.passwords.count(), performance.now()];
    const { statusCode } = await ask(guest, email);
    return { ms: performance.now() - began, hashes: app.passwords.count() - before, status: statusCode };
  };
  const sampleUnknown = () => sample(`nobody-${randomUUID()}@example.test`);
  for (let n = 0; n < times + WARM_UP; n++) {
    const email = await knownEmail(app);
    const first = n % 2 === 0 ? await sampleUnknown() : null;
    const known = await sample(email);
    const unknown = first ?? (await sampleUnknown());
    if (n < WARM_UP) continue;
    all.known.push(known);
    all.unknown.push(unknown);
  }
  return all;
}

async function knownEmail({ db, passwords }: FastifyInstance): Promise<string> {
  const email = `known-${randomUUID()}@example.test`;
  hash ??= await passwords.hash("seven green camels");
  const person = { firstName: "Noura", lastName: "Al Otaibi", siteId: "mabeet-SA", language: "ar" } as const;
  const now = sql`app_now()`;
  const row = { id: randomUUID(), type: "local", status: "active", email, emailVerifiedAt: now, ...person } as const;
  await db.insert(accounts).values({ ...row, passwordHash: hash, createdAt: now });
  return email;
}
let hash: string | undefined;

function figuresOf({ known, unknown }: SamplePair) {
  const median = (samples: readonly Sample[]) =>
    quantile(
      samples.map(({ ms }) => ms),
      0.5,
    );
  const alike = (what: (one: Sample) => number) => [...new Set([...known, ...unknown].map(what))];
  const [mine, theirs] = [median(known), median(unknown)];
  return {
    knownMs: round(mine),
    unknownMs: round(theirs),
    ratio: round(Math.max(mine, theirs) / Math.min(mine, theirs)),
    chance: round(shareKnownSlower(known, unknown)),
    hashes: alike(({ hashes }) => hashes),
    statuses: alike(({ status }) => status),
  };
}

/** How often a contact with an account is the slower one: 0.5 reveals nothing, 0 and 1 reveal everything. */
function shareKnownSlower(known: readonly Sample[], unknown: readonly Sample[]): number {
  const slower = known.flatMap((one) => unknown.filter((other) => one.ms > other.ms));
  return slower.length / (known.length * unknown.length);
}

function round(number: number): number {
  return Number(number.toFixed(2));
}

async function servedApp(environment: BenchEnvironment): Promise<FastifyInstance> {
  const settings = readSettings({ ...environment.env, ...limits, APP_ENV: "test" });
  const app = await buildApp(settings, { db: environment.db });
  await app.ready();
  return app;
}

/** G20: neither the answer nor its time nor its work reveals who has an account. */
export const equalWork: Part = {
  name: "equal-work",
  options: { askings: 200 },
  run: async (environment, { number, must }) => {
    const app = await servedApp(environment);
    const report: Record<string, unknown> = {};
    for (const [name, ask] of Object.entries(requests)) {
      const samples = figuresOf(await compare(app, ask, number("askings")));
      const { knownMs, unknownMs, ratio, hashes, statuses } = samples;
      must(hashes.length === 1, `${name}: every request computes ${hashes.join(" or ")} hashes`);
      must(statuses.length === 1, `${name}: every request is answered with ${statuses.join(" or ")}`);
      must(ratio <= GOAL, `${name}: ${knownMs} ms known, ${unknownMs} ms unknown, ${ratio} of ${GOAL} times`);
      report[name] = samples;
    }
    await app.jobs.run("outbox");
    await app.close();
    return { ...report, goal: GOAL };
  },
};
