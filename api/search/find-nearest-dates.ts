import { takeTurns } from "#api/platform/concurrency/yield-to-event-loop.ts";
import type { NearestDates, NearestDatesQuestion } from "#contract/search.ts";
import type { Site } from "#domain/site/sites.ts";
import { maxDateOf } from "#domain/stay/calendar/calendar-window.ts";
import { dayOfNumber, numberOfDay } from "#domain/stay/day.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { countHomes } from "./query/count-properties.ts";
import { suited } from "./query/narrow.ts";
import { readCriteria, readQuery } from "./query/read-query.ts";
import type { SearchEngine } from "./search-engine.ts";
import type { HomeQuery } from "./shard/shard-query.ts";

const FARTHEST_DAYS = 60;
const MOST_ANSWERS = 5;

/** Other days for a stay of the same length on which some home passes the filters, the nearest first. */
export async function findNearestDates(
  engine: SearchEngine,
  site: Site,
  { filters, ...where }: NearestDatesQuestion,
  now: Date,
): Promise<NearestDates> {
  const criteria = readCriteria(where);
  const query = readQuery(criteria, { ...filters, ...anyPage }, site, now);
  const days = startDays(query, site, now);
  const shard = await engine.shardOf(criteria.cityId, Math.max(query.checkIn, ...days) + query.nights - 1);
  const homes = suited(shard, query);
  const pause = takeTurns();
  const found: NearestDates = [];
  for (const checkIn of days) {
    const count = countHomes(shard, { ...query, checkIn }, homes);
    if (count > 0) found.push({ checkIn: dayOfNumber(checkIn), checkOut: dayOfNumber(checkIn + query.nights), count });
    if (found.length === MOST_ANSWERS) break;
    await pause();
  }
  return found;
}

/** What a search says of its page, which nobody asks for here. */
const anyPage = { sortBy: "rank", rankType: "static", pageNo: 1, pageSize: 1 } as const;

/** The days around the one asked for on which such a stay can begin, the nearest first, a later one before an earlier. */
function startDays({ checkIn, nights }: HomeQuery, { calendarWindowMonths }: Site, now: Date): number[] {
  const today = todayInRiyadh(now);
  const [first, last] = [numberOfDay(today), numberOfDay(maxDateOf(today, calendarWindowMonths)) - nights];
  const around = Array.from({ length: FARTHEST_DAYS }, (_, days) => [checkIn + days + 1, checkIn - days - 1]);
  return around.flat().filter((day) => day >= first && day <= last);
}
