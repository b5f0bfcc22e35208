import { programmes } from "./rates.ts";

/** What pays a part of a cart besides money, as the API names it. */
export const loyaltyMethods = [...programmes, "wallet"] as const;
export type LoyaltyMethod = (typeof loyaltyMethods)[number];
