import { Problem } from "#api/platform/problem/problem.ts";
import type { SearchPayload } from "#contract/search/search.ts";
import { lookupTypes } from "#domain/lookup/lookup-types.ts";
import {
  checkboxFilterNames,
  filterOfLookupType,
  lookupFilter,
  lookupFilterNames,
  type RangeFilterName,
  rangeFilter,
  rangeFilterNames,
  textFilterNames,
} from "#domain/search/filters.ts";
import { orderedRange, type Range } from "#domain/search/range.ts";
import { sorts } from "#domain/search/sorts.ts";
import { cutUnitSearch } from "#domain/search/unit-search.ts";
import type { Site } from "#domain/site/sites.ts";
import { maxDateOf } from "#domain/stay/calendar/calendar-window.ts";
import { type Day, isDay, numberOfDay } from "#domain/stay/day.ts";
import { nightsOf, type Stay, stayProblem } from "#domain/stay/stay.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { fold } from "#domain/text/fold.ts";
import type { ShardQuery } from "../shard/shard-query.ts";

/** The place and the nights: they identify a search, and narrowing it never changes them. */
export type SearchCriteria = Stay & { cityId: number; lookups: SearchPayload["filterCriteria"] };
type Choices = Omit<SearchPayload, "checkIn" | "checkOut" | "searchId" | "searchCriteria">;

type Criteria = Pick<SearchPayload, "searchCriteria" | "checkIn" | "checkOut">;

export function readCriteria({ searchCriteria, checkIn, checkOut }: Criteria): SearchCriteria {
  const { city = [], lookups = [] } = Object.groupBy(searchCriteria, ({ lookupTypeId }) =>
    lookupTypeId === lookupTypes.CITY ? "city" : "lookups",
  );
  const [cityId, ...others] = new Set(city.flatMap(({ lookupId }) => lookupId));
  if (cityId === undefined || others.length > 0) throw noSuchCity();
  return { cityId, checkIn, checkOut, lookups };
}

/** A search needs exactly one known city. */
export function noSuchCity(): Problem {
  return new Problem("city-required", { fields: { searchCriteria: "city" } });
}

export function readQuery(criteria: SearchCriteria, choices: Choices, site: Site, now: Date): ShardQuery {
  const stay = validStay(criteria, todayInRiyadh(now), site);
  const { latitude, longitude, sortBy, pageNo, pageSize } = choices;
  const near = latitude === undefined || longitude === undefined ? null : { latitude, longitude };
  if (sortBy === "distance" && !near) throw new Problem("validation", { fields: { latitude: "required" } });
  return {
    checkIn: numberOfDay(stay.checkIn),
    nights: nightsOf(stay),
    site,
    lookups: lookupsOf(choices, criteria.lookups),
    ranges: rangesOf(choices),
    checkboxes: checkboxFilterNames.filter((name) => choices[name]),
    term: fold(cutUnitSearch(textOf(choices))),
    guestCount: choices.guestCount ?? 1,
    bounds: choices.bounds ?? null,
    near,
    isExact: false,
    sortBy,
    sortOrder: choices.sortOrder ?? sorts[sortBy],
    rankType: choices.rankType,
    offset: (pageNo - 1) * pageSize,
    limit: pageSize,
    now: Math.floor(now.getTime() / 1000),
  };
}

function lookupsOf(choices: Choices, criteria: SearchCriteria["lookups"]): ShardQuery["lookups"] {
  const chosen: Record<string, Set<number>> = {};
  for (const { lookupTypeId, lookupId } of [...criteria, ...choices.filterCriteria, ...ownFieldsOf(choices)]) {
    const filter = filterOfLookupType(lookupTypeId);
    if (!filter) throw new Problem("validation", { fields: { filterCriteria: "required" } });
    if (lookupId.length === 0) continue;
    chosen[filter] ??= new Set();
    for (const id of lookupId) chosen[filter].add(id);
  }
  return Object.fromEntries(Object.entries(chosen).map(([filter, ids]) => [filter, [...ids]]));
}

/** The text under the name of its filter has precedence over `searchText`. */
function textOf(choices: Choices): string {
  const [text] = textFilterNames.flatMap((name) => choices[name]?.term ?? []);
  return text ?? choices.searchText ?? "";
}

/** Ids that the payload names under the filter's own name. */
function ownFieldsOf(choices: Choices & Partial<Record<string, unknown>>): SearchCriteria["lookups"] {
  return lookupFilterNames
    .filter((name) => lookupFilter(name).hasOwnField)
    .map((name) => ({
      lookupTypeId: lookupFilter(name).lookupTypeId,
      lookupId: (choices[name] ?? []) as number[],
    }));
}

/** A range that is open at both ends is no filter. */
function rangesOf(choices: Choices): ShardQuery["ranges"] {
  const closed = rangeFilterNames
    .map((name) => [name, rangeOf(choices, name)] as const)
    .filter(([, { minimum, maximum }]) => minimum !== undefined || maximum !== undefined);
  return Object.fromEntries(closed.map(([name, range]) => [name, orderedRange(range)]));
}

function rangeOf(choices: Choices, name: RangeFilterName): Range {
  const { unit, minimum, maximum } = rangeFilter(name);
  const ends: Partial<Record<string, number | undefined>> = choices[name] ?? {};
  const read = (end: string) => (unit === "price" ? halalas(ends[end]) : ends[end]);
  return { minimum: read(minimum), maximum: read(maximum) };
}

function halalas(riyals: number | undefined): number | undefined {
  return riyals === undefined ? undefined : Math.round(riyals * 100);
}

/** The requested stay if it can be booked: real days, not past, 1 to 28 nights, within the site's window. */
function validStay({ checkIn, checkOut }: Stay, today: Day, site: Site): Stay {
  if (!isDay(checkIn)) throw new Problem("dates-invalid", { fields: { checkIn: "checkIn" } });
  if (!isDay(checkOut)) throw new Problem("dates-invalid", { fields: { checkOut: "checkOut" } });
  const stay = { checkIn, checkOut };
  const problem = stayProblem(stay, today);
  if (problem === "check-in-past") throw new Problem("dates-invalid", { fields: { checkIn: "checkIn" } });
  if (problem || checkOut > maxDateOf(today, site.calendarWindowMonths)) {
    throw new Problem("dates-invalid", { fields: { checkOut: "checkOut" } });
  }
  return stay;
}
