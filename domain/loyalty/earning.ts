import type { Features } from "#domain/site/features.ts";
import { maskMember, readMember } from "./member.ts";
import { pointsRates } from "./rates.ts";
import { type RewardProvider, rewardProgrammes, rewardProviders } from "./rewards.ts";

/** How far the points of a stay have come. */
export const earningStates = ["waiting", "sent", "done", "refused", "cancelled"] as const;
export type EarningState = (typeof earningStates)[number];

/** The programmes of a site in which a stay earns points. */
export function earningProviders(features: Features): RewardProvider[] {
  return rewardProviders.filter((provider) => features[rewardProgrammes[provider]]);
}

/** A member of a programme, or `null` when the number cannot be one. */
export function readEarner(provider: RewardProvider, phone: string): { member: string; mask: string } | null {
  const member = readMember(rewardProgrammes[provider], phone);
  return member === null ? null : { member, mask: maskMember(member) };
}

/** Whole points for halalas that were paid with money. */
export function earnedPoints(halalas: number, provider: RewardProvider): number {
  return Math.floor(halalas / (pointsRates[rewardProgrammes[provider]].earnRiyalsPerPoint * 100));
}
