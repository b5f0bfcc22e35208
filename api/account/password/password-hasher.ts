import { availableParallelism } from "node:os";
import fp from "fastify-plugin";
import { Counter } from "prom-client";
import { Problem } from "#api/platform/problem/problem.ts";
import { hashPassword, isPassword } from "./hash-password.ts";

declare module "fastify" {
  interface FastifyInstance {
    passwords: PasswordDesk;
  }
}

export type PasswordDesk = {
  hash: (password: string) => Promise<string>;
  matches: (hash: string | null, password: string) => Promise<boolean>;
  /** How much work was done, which must not depend on who is asked about. */
  count: () => number;
};

const MOST_WAITING = 20;

/** Hashing leaves a core to everybody else: past a short queue guests are asked to come again. */
export const passwordPlugin = fp(async (app) => {
  const { secrets } = app.settings;
  const inTurn = narrowGate(Math.max(1, availableParallelism() - 1), MOST_WAITING);
  const hashes = new Counter({ name: "password_hashes_total", help: "Hashes made", registers: [app.metrics] });
  let made = 0;
  const counted = <Result>(work: () => Promise<Result>) =>
    inTurn(() => {
      made += 1;
      hashes.inc();
      return work();
    });
  app.decorate("passwords", {
    hash: (password) => counted(() => hashPassword(secrets, password)),
    matches: (hash, password) => counted(() => isPassword(secrets, hash, password)),
    count: () => made,
  });
});

/** At most so many at a time; some wait, the rest are refused. */
export function narrowGate(atOnce: number, mostWaiting: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting)
        throw new Problem("too-many-tries", { retryAfterSeconds: 2, details: { s: 2 } });
      await new Promise<void>((go) => waiting.push(go));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
