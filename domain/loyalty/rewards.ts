import type { Features } from "#domain/site/features.ts";
import { type Programme, pointsRates } from "./rates.ts";

/** Programmes that give points for a stay, as the API names them. */
export const rewardProviders = ["Mokafaa", "Qitaf"] as const;
export type RewardProvider = (typeof rewardProviders)[number];

/** The programme of each provider; a site has it if it has the feature of this name. */
export const rewardProgrammes = { Mokafaa: "mokafa", Qitaf: "qitaf" } as const satisfies Record<
  RewardProvider,
  Programme
>;

export type LoyaltyReward = { provider: RewardProvider; rewardValue: number; unit: "points" };

/** Whole points for an amount in riyals, in each programme of the site; programmes that would give none are omitted. */
export function loyaltyRewards(riyals: number, features: Features): LoyaltyReward[] {
  return rewardProviders
    .filter((provider) => features[rewardProgrammes[provider]])
    .map((provider) => ({ provider, rewardValue: pointsFor(riyals, provider), unit: "points" as const }))
    .filter(({ rewardValue }) => rewardValue > 0);
}

/** Computed in halalas, so that no fraction of a riyal is lost. */
function pointsFor(riyals: number, provider: RewardProvider): number {
  const halalas = Math.round(riyals * 100);
  return Math.floor(halalas / (pointsRates[rewardProgrammes[provider]].earnRiyalsPerPoint * 100));
}
