import { Problem } from "#api/platform/problem/problem.ts";
import type { PropertyOffer } from "#api/property/offer/property-offer.ts";
import { wrongDay } from "#api/property/offer/valid-stay.ts";
import { type BookedStay, nightsOfChange } from "#domain/order/change/may-change.ts";
import type { Site } from "#domain/site/sites.ts";
import { maxDateOf } from "#domain/stay/calendar/calendar-window.ts";
import { nightsOf } from "#domain/stay/stay.ts";
import { stayRuleProblem } from "#domain/stay/stay-rules.ts";

type Change = { before: BookedStay; after: BookedStay; site: Site };

/**
 * Throws the first problem of a changed stay, as for a new one. A rule about a day that does not change applies to new
 * stays only: the guest has booked that day.
 */
export function requireFreeNights(offer: PropertyOffer, { before, after, site }: Change): void {
  if (after.checkIn !== before.checkIn && after.checkIn < offer.today) throw wrongDay("checkIn");
  if (after.checkOut > maxDateOf(offer.today, site.calendarWindowMonths)) throw wrongDay("checkOut");
  const guests = (stay: BookedStay) => stay.adults + stay.children;
  if (guests(after) > offer.capacity && guests(after) > guests(before)) {
    throw new Problem("too-many-guests", { fields: { guestCount: "guestCount" }, details: { n: offer.capacity } });
  }
  requireRules(offer, { before, after });
  if (nightsOfChange(before, after).added.some((night) => offer.taken.has(night))) throw new Problem("dates-taken");
}

function requireRules({ rules }: PropertyOffer, { before, after }: Omit<Change, "site">): void {
  const isArrivalNew = after.checkIn !== before.checkIn;
  const isShorter = nightsOf(after) < nightsOf(before);
  const counted = rules.map((rule) => ({
    ...rule,
    closedToArrival: rule.closedToArrival && isArrivalNew,
    closedToDeparture: rule.closedToDeparture && after.checkOut !== before.checkOut,
    minStayArrival: isArrivalNew || isShorter ? rule.minStayArrival : 1,
    maxNights: nightsOf(after) > nightsOf(before) ? rule.maxNights : undefined,
  }));
  const problem = stayRuleProblem(after, counted);
  if (problem?.code === "min-stay") throw new Problem("stay-too-short", { details: { n: problem.n } });
  if (problem?.code === "closed-to-arrival")
    throw new Problem("arrival-not-possible", { fields: { checkIn: "checkIn" } });
  if (problem?.code === "closed-to-departure" || problem?.code === "max-stay")
    throw new Problem("dates-invalid", { fields: { checkOut: "checkOut" } });
}
