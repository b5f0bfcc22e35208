import { yieldToEventLoop } from "#api/platform/concurrency/yield-to-event-loop.ts";
import type { NearestDates, NearestDatesQuestion } from "#contract/search/search.ts";
import type { Site } from "#domain/site/sites.ts";
import { maxDateOf } from "#domain/stay/calendar/calendar-window.ts";
import { dayOfNumber, numberOfDay } from "#domain/stay/day.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { countProperties } from "./query/count-properties.ts";
import { matchingWithoutStay } from "./query/narrow.ts";
import { readCriteria, readQuery } from "./query/read-query.ts";
import type { SearchEngine } from "./search-engine.ts";
import type { SearchContext } from "./search-properties.ts";
import type { ShardQuery } from "./shard/shard-query.ts";

const MAX_DAYS_AWAY = 60;
const MAX_ANSWERS = 5;

/** Other days for a stay of the same length on which some property matches the filters, the nearest first. */
export async function findNearestDates(
  engine: SearchEngine,
  { site, now, onShown }: Pick<SearchContext, "site" | "now" | "onShown">,
  { filters, ...where }: NearestDatesQuestion,
): Promise<NearestDates> {
  const criteria = readCriteria(where);
  const query = readQuery(criteria, { ...filters, ...anyPage }, site, now);
  const days = startDays(query, site, now);
  const shard = await engine.shardOf(criteria.cityId, Math.max(query.checkIn, ...days) + query.nights - 1);
  const matching = matchingWithoutStay(shard, query);
  const pause = yieldToEventLoop();
  const found: NearestDates = [];
  for (const checkIn of days) {
    const count = countProperties(shard, { ...query, checkIn }, matching);
    if (count > 0) found.push({ checkIn: dayOfNumber(checkIn), checkOut: dayOfNumber(checkIn + query.nights), count });
    if (found.length === MAX_ANSWERS) break;
    await pause();
  }
  onShown?.(engine.shownBy(criteria.cityId, query, days));
  return found;
}

/** The page of the query, which a count does not use. */
const anyPage = { sortBy: "rank", rankType: "static", pageNo: 1, pageSize: 1 } as const;

/** The days around the requested one on which such a stay can begin: the nearest first, later before earlier. */
function startDays({ checkIn, nights }: ShardQuery, { calendarWindowMonths }: Site, now: Date): number[] {
  const today = todayInRiyadh(now);
  const [first, last] = [numberOfDay(today), numberOfDay(maxDateOf(today, calendarWindowMonths)) - nights];
  const around = Array.from({ length: MAX_DAYS_AWAY }, (_, days) => [checkIn + days + 1, checkIn - days - 1]);
  return around.flat().filter((day) => day >= first && day <= last);
}
