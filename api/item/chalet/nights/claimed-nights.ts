import type { CartChange } from "#api/schema/cart.ts";
import type { Day } from "#domain/stay/day.ts";
import { nightsOf } from "#domain/stay/stay.ts";

/** How many nights the claim of a stay has rows for: all of them, or those that a change adds to an order. */
export function claimedNights(
  { startsOn, endsOn }: { startsOn: string; endsOn: string },
  change: CartChange | null,
): number {
  return change ? change.addedNights : nightsOf({ checkIn: startsOn as Day, checkOut: endsOn as Day });
}
