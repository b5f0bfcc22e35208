import { buildApp } from "#api/app.ts";
import { openDatabase } from "#api/platform/database/database.ts";
import { readSettings } from "#api/platform/settings/settings.ts";
import { seededRandom } from "#api/testing/search/seeded-random.ts";
import type { Part } from "../environment/bench-part.ts";
import { identifyByHeader, runWalletCrowd } from "./wallet-crowd.ts";

const OPERATIONS = 40;
const LIMITS = {
  LIMIT_WRITE: "1000000",
  LIMIT_READ: "1000000",
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
    try {
      const started = performance.now();
      const result = await runWalletCrowd({ app, stay, random: seededRandom(seed) }, number("wallets"), OPERATIONS);
      const seconds = Math.round((performance.now() - started) / 1_000);
      const { operations, wrong } = result;
      must(wrong.length === 0, `${number("wallets")} wallets × ${OPERATIONS}: ${JSON.stringify(wrong.slice(0, 5))}`);
      return { ...result, seconds, perSecond: Math.round(operations / seconds) };
    } finally {
      await app.close();
      await db.$client.end();
    }
  },
};
