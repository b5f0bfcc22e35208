import { yieldToEventLoop } from "#api/platform/concurrency/yield-to-event-loop.ts";
import type { FlexibleDates, FlexibleDatesQuestion } from "#contract/search/search.ts";
import { riyals } from "#domain/price/riyals.ts";
import type { Site } from "#domain/site/sites.ts";
import { maxDateOf } from "#domain/stay/calendar/calendar-window.ts";
import { numberOfDay } from "#domain/stay/day.ts";
import { flexibleStays } from "#domain/stay/flexible/flexible-stays.ts";
import { isSameStay } from "#domain/stay/flexible/same-stay.ts";
import { nightsOf, type Stay } from "#domain/stay/stay.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { countAndPrice, type StayTotals } from "./query/cheapest-stay.ts";
import { matchingWithoutStay } from "./query/narrow.ts";
import { readCriteria, readQuery } from "./query/read-query.ts";
import type { SearchEngine } from "./search-engine.ts";
import type { SearchContext } from "./search-properties.ts";

/** Each stay that a flexible choice allows, with what a search for it would find and the lowest total of that. */
export async function findFlexibleDates(
  engine: SearchEngine,
  { site, isExact, now, onShown }: SearchContext,
  { filters, choice, ...where }: FlexibleDatesQuestion,
): Promise<FlexibleDates> {
  const chosen = choice.kind === "days" ? { checkIn: where.checkIn, checkOut: where.checkOut } : null;
  const stays = flexibleStays(choice, { ...calendarOf(site, now), stay: chosen });
  const criteria = readCriteria({ ...where, ...(chosen ?? stays[0]) });
  if (!chosen && stays.length === 0) {
    onShown?.({ properties: [], until: null });
    return [];
  }
  const query = { ...readQuery(criteria, { ...filters, ...anyPage }, site, now), isExact };
  const shard = await engine.shardOf(criteria.cityId, numberOfDay(stays.at(-1)?.checkOut ?? criteria.checkOut) - 1);
  const matching = matchingWithoutStay(shard, query);
  const pause = yieldToEventLoop();
  const totals: (Stay & StayTotals)[] = [];
  for (const stay of stays) {
    const moved = { ...query, checkIn: numberOfDay(stay.checkIn), nights: nightsOf(stay) };
    totals.push({ ...stay, ...countAndPrice(shard, moved, matching) });
    await pause();
  }
  const checkIns = stays.map(({ checkIn }) => numberOfDay(checkIn));
  onShown?.(engine.shownBy(criteria.cityId, query, checkIns));
  return withCheapest(totals, chosen);
}

/** The page of the query, which totals do not use. */
const anyPage = { sortBy: "rank", rankType: "static", pageNo: 1, pageSize: 1 } as const;

function calendarOf({ calendarWindowMonths, weekendNights }: Site, now: Date) {
  const today = todayInRiyadh(now);
  return { today, maxDate: maxDateOf(today, calendarWindowMonths), weekendNights };
}

/** Marks the lowest total; of equal ones the requested stay, else the earliest. */
function withCheapest(totals: readonly (Stay & StayTotals)[], chosen: Stay | null): FlexibleDates {
  const lowest = Math.min(...totals.map(({ cheapest }) => cheapest ?? Number.POSITIVE_INFINITY));
  const equal = totals.filter(({ cheapest }) => cheapest === lowest);
  const marked = equal.find((each) => chosen && isSameStay(each, chosen)) ?? equal[0];
  return totals.map((each) => ({
    checkIn: each.checkIn,
    checkOut: each.checkOut,
    count: each.count,
    cheapestTotal: each.cheapest === null ? null : riyals(each.cheapest),
    isCheapest: each === marked,
  }));
}
