import { daysOf, type Stay } from "#domain/stay/stay.ts";
import { stayRuleProblem } from "#domain/stay/stay-rules.ts";
import type { PropertyOffer } from "./property-offer.ts";

/** Why a stay within the calendar cannot be booked; `n` is the capacity or the minimum number of nights. */
export type StayRefusal = {
  problem: "too-many-guests" | "stay-too-short" | "arrival-not-possible" | "departure-not-possible" | "dates-taken";
  n: number | null;
};

const ruleProblems = {
  "min-stay": "stay-too-short",
  "max-stay": "departure-not-possible",
  "closed-to-arrival": "arrival-not-possible",
  "closed-to-departure": "departure-not-possible",
} as const;

/** The first reason in the order in which a guest can solve them, or `null`. The offer may cover more nights. */
export function stayRefusal(offer: PropertyOffer, stay: Stay, guestCount: number | null): StayRefusal | null {
  if (guestCount !== null && guestCount > offer.capacity) return { problem: "too-many-guests", n: offer.capacity };
  const broken = stayRuleProblem(stay, offer.rules);
  if (broken) return { problem: ruleProblems[broken.code], n: broken.code === "min-stay" ? broken.n : null };
  return daysOf(stay).some((night) => offer.taken.has(night)) ? { problem: "dates-taken", n: null } : null;
}
