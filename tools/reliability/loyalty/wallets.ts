import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { buildApp } from "#api/app.ts";
import { openDatabase } from "#api/platform/database/database.ts";
import { readSettings } from "#api/platform/settings/settings.ts";
import { seededRandom } from "#api/testing/search/seeded-random.ts";
import type { Part } from "../environment/bench-part.ts";
import { type CrowdResult, identifyByHeader, isOurError, runWalletCrowd } from "./wallet-crowd.ts";

const OPERATIONS = 40;
const LIMITS = {
  LIMIT_WRITE: "1000000",
  LIMIT_READ: "1000000",
  LIMIT_GIFT: "1000000",
  HOLDS_PER_NETWORK: "100000",
  DATABASE_POOL_SIZE: "30",
};

/** G12: forty operations at once on each of many wallets; every halala stays in one place. */
export const walletCrowd: Part = {
  name: "wallet",
  options: { wallets: 1_000 },
  run: async ({ env, stay }, { seed, number, must }) => {
    const settings = readSettings({ ...env, ...LIMITS, APP_ENV: "test" });
    const db = openDatabase(settings);
    const app = await buildApp(settings, { db, identify: identifyByHeader });
    await app.ready();
    await app.jobs.stop();
    try {
      const wallets = number("wallets");
      const result = await runWalletCrowd({ app, stay, random: seededRandom(seed) }, wallets, OPERATIONS);
      await runJobs(app);
      const { wrong, outcomes } = result;
      must(wrong.length === 0, `${wallets} wallets × ${OPERATIONS}: ${JSON.stringify(wrong.slice(0, 5))}`);
      const errors = Object.keys(outcomes).filter(isOurError);
      must(errors.length === 0, `no operation ends with an error of ours: ${errors.join(", ")}`);
      const figures = figuresOf(result, wallets);
      console.log(`  ${JSON.stringify(figures)}`);
      return figures;
    } finally {
      await app.close();
      await db.$client.end();
    }
  },
};

/** Nobody reads the messages of a crowd; all other jobs run. A long run ends after the holds of its first carts. */
async function runJobs({ db, jobs }: FastifyInstance): Promise<void> {
  await db.execute(sql`
    UPDATE outbox SET done_at = app_now()
    WHERE done_at IS NULL AND (kind LIKE 'mail-%' OR kind LIKE 'sms-%' OR kind LIKE 'host-%')`);
  await jobs.run("outbox");
  await jobs.run("release-ended-legs");
}

/** Counts that say the same on every machine. */
function figuresOf({ operations, outcomes, wrong }: CrowdResult, wallets: number) {
  const count = (isCounted: (answer: string) => boolean) =>
    Object.entries(outcomes).reduce((sum, [outcome, n]) => sum + (isCounted(outcome.split(" ")[1] ?? "") ? n : 0), 0);
  const succeeded = count((answer) => /^2\d\d$/.test(answer));
  const refused = count((answer) => /^\d{4}$/.test(answer));
  return {
    ...{ wallets, operations, succeeded, refused, withoutSubject: operations - succeeded - refused },
    successRatio: Number((succeeded / operations).toFixed(3)),
    exactRatio: (wallets - wrong.length) / wallets,
    ...{ outcomes, wrong },
  };
}
