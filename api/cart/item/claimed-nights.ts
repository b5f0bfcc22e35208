import type { CartRow } from "#api/schema/cart.ts";
import { nightsOf } from "#domain/stay/stay.ts";

/** How many nights the claim of a cart has rows for: all of its stay, or those that a change adds to an order. */
export function claimedNights({ chalet, change }: Pick<CartRow, "chalet" | "change">): number {
  return change ? change.addedNights : nightsOf(chalet);
}
