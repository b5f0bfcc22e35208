import type { Feature, Features } from "#domain/site/features.ts";

/** Programmes that give points for a stay, as the API names them. */
export const rewardProviders = ["Mokafaa", "Qitaf"] as const;
export type RewardProvider = (typeof rewardProviders)[number];

type Rate = { feature: Feature; riyalsPerPoint: number };

/** The amount for one point of each programme, by agreement. */
export const rewardRates: Record<RewardProvider, Rate> = {
  Mokafaa: { feature: "mokafa", riyalsPerPoint: 1 },
  Qitaf: { feature: "qitaf", riyalsPerPoint: 10 },
};

export type LoyaltyReward = { provider: RewardProvider; rewardValue: number; unit: "points" };

/** Whole points for an amount in riyals, in each programme of the site; programmes that would give none are omitted. */
export function loyaltyRewards(riyals: number, features: Features): LoyaltyReward[] {
  return rewardProviders
    .filter((provider) => features[rewardRates[provider].feature])
    .map((provider) => ({ provider, rewardValue: pointsFor(riyals, provider), unit: "points" as const }))
    .filter(({ rewardValue }) => rewardValue > 0);
}

/** Computed in halalas, so that no fraction of a riyal is lost. */
function pointsFor(riyals: number, provider: RewardProvider): number {
  const halalas = Math.round(riyals * 100);
  return Math.floor(halalas / (rewardRates[provider].riyalsPerPoint * 100));
}
