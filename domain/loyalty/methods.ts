import { ownMethod } from "#domain/payment/methods.ts";
import { isProgramme, programmes } from "./rates.ts";

/** What pays a part of a cart besides money, as the API names it. */
export const loyaltyMethods = [...programmes, ownMethod] as const;
export type LoyaltyMethod = (typeof loyaltyMethods)[number];

/** Whether our own wallet pays this part, and not the points of a programme. */
export function isWalletLeg({ method }: { method: LoyaltyMethod }): boolean {
  return !isProgramme(method);
}
