import { toMinorUnits } from "#domain/money/minor-units.ts";
import { riyals } from "#domain/price/riyals.ts";
import type { Site } from "#domain/site/sites.ts";
import { lotExpiresAt } from "#domain/wallet/expiry.ts";
import { walletReward } from "#domain/wallet/reward.ts";

type Given = { amount: number; site: Pick<Site, "features">; rewardPercent: number; now: Date };

/** What an amount in riyals earns. A stay that ends later also expires later. */
export function calculateReward({ amount, site, rewardPercent, now }: Given) {
  const earned = site.features.wallet ? walletReward(toMinorUnits(amount, "SAR"), rewardPercent) : 0;
  const expiresAt = earned > 0 ? lotExpiresAt("reward", now) : null;
  return { walletReward: riyals(earned), currency: "SAR" as const, expiresAt: expiresAt?.toISOString() ?? null };
}
