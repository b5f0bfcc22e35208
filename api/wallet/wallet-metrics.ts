import type { Registry } from "prom-client";
import type { Db } from "#api/platform/database/database.ts";
import { watchFigures } from "#api/platform/metrics/watch-figures.ts";

const gauges = {
  frozen: ["wallets_frozen", "Wallets that an operator froze"],
  overdue: ["wallet_lots_overdue", "Lots whose expiry has not been booked for an hour"],
} as const;

const statement = {
  name: "wallet-figures",
  text: `
    SELECT (SELECT count(*) FROM wallet WHERE frozen_at IS NOT NULL) AS frozen,
      (SELECT count(*) FROM wallet_lot
       WHERE balance_minor > 0 AND expires_at < app_now() - interval '1 hour') AS overdue`,
};

export function watchWallets(db: Db, registry: Registry): void {
  watchFigures(db, registry, { gauges, statement });
}
