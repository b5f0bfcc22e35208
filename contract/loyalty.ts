import { z } from "zod";
import { rewardProviders } from "#domain/loyalty/rewards.ts";
import type { Endpoint } from "./endpoint.ts";
import { endpoints } from "./endpoints.ts";

const RewardsPayload = z.object({
  /** The paid amount in riyals. */
  amount: z.number().min(0).max(10_000_000),
  currency: z.literal("SAR"),
  productType: z.literal("accommodation"),
});

const Reward = z.object({
  provider: z.enum(rewardProviders),
  rewardValue: z.int(),
  unit: z.literal("points"),
});
export type Reward = z.infer<typeof Reward>;

/** The points that a payment earns with the programmes of the site; none if the site has none. */
export const getLoyaltyRewards = {
  ...endpoints.getLoyaltyRewards,
  schema: { body: RewardsPayload, response: { 200: z.array(Reward) } },
} as const satisfies Endpoint;
