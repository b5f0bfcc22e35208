import { Problem } from "#api/platform/problem/problem.ts";
import type { SearchPayload } from "#contract/search.ts";
import { cutUnitSearch } from "#domain/field/unit-search.ts";
import { lookupTypes } from "#domain/lookup/lookup-types.ts";
import { filterOfLookupType } from "#domain/search/filters.ts";
import { type Range, soundRange } from "#domain/search/range.ts";
import { sorts } from "#domain/search/sorts.ts";
import type { Site } from "#domain/site/sites.ts";
import { maxDateOf } from "#domain/stay/calendar/calendar-window.ts";
import { type Day, isDay, numberOfDay } from "#domain/stay/day.ts";
import { nightsOf, type Stay, stayProblem } from "#domain/stay/stay.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { fold } from "#domain/text/fold.ts";
import type { HomeQuery } from "../shard/shard-query.ts";

/** Where and when: what names a search, and what narrowing it never changes. */
export type SearchCriteria = Stay & { cityId: number; lookups: SearchPayload["filterCriteria"] };
type Wishes = Omit<SearchPayload, "checkIn" | "checkOut" | "searchId" | "searchCriteria">;

type Named = Pick<SearchPayload, "searchCriteria" | "checkIn" | "checkOut">;

export function readCriteria({ searchCriteria, checkIn, checkOut }: Named): SearchCriteria {
  const { city = [], lookups = [] } = Object.groupBy(searchCriteria, ({ lookupTypeId }) =>
    lookupTypeId === lookupTypes.CITY ? "city" : "lookups",
  );
  const [cityId, ...others] = new Set(city.flatMap(({ lookupId }) => lookupId));
  if (cityId === undefined || others.length > 0) throw noSuchCity();
  return { cityId, checkIn, checkOut, lookups };
}

/** A search is of one city that we know. */
export function noSuchCity(): Problem {
  return new Problem("city-required", { fields: { searchCriteria: "city" } });
}

export function readQuery(criteria: SearchCriteria, wishes: Wishes, site: Site, now: Date): HomeQuery {
  const stay = soundStay(criteria, todayInRiyadh(now), site);
  const { latitude, longitude, sortBy, pageNo, pageSize } = wishes;
  const near = latitude === undefined || longitude === undefined ? null : { latitude, longitude };
  if (sortBy === "distance" && !near) throw new Problem("validation", { fields: { latitude: "required" } });
  return {
    checkIn: numberOfDay(stay.checkIn),
    nights: nightsOf(stay),
    site,
    lookups: lookupsOf(wishes, criteria.lookups),
    ranges: rangesOf(wishes),
    is3DView: wishes.is3DView ?? false,
    freeCancellation: wishes.freeCancellation ?? false,
    term: fold(cutUnitSearch(wishes.unitSearch?.term ?? wishes.searchText ?? "")),
    guestCount: wishes.guestCount ?? 1,
    bounds: wishes.bounds ?? null,
    near,
    isExact: false,
    sortBy,
    sortOrder: wishes.sortOrder ?? sorts[sortBy],
    rankType: wishes.rankType,
    offset: (pageNo - 1) * pageSize,
    limit: pageSize,
    now: Math.floor(now.getTime() / 1000),
  };
}

function lookupsOf(
  { filterCriteria, guestTypes = [] }: Wishes,
  criteria: SearchCriteria["lookups"],
): HomeQuery["lookups"] {
  const chosen: Record<string, Set<number>> = {};
  const choices = [...criteria, ...filterCriteria, { lookupTypeId: lookupTypes.GUEST_TYPE, lookupId: guestTypes }];
  for (const { lookupTypeId, lookupId } of choices) {
    const filter = filterOfLookupType(lookupTypeId);
    if (!filter) throw new Problem("validation", { fields: { filterCriteria: "required" } });
    if (lookupId.length === 0) continue;
    chosen[filter] ??= new Set();
    for (const id of lookupId) chosen[filter].add(id);
  }
  return Object.fromEntries(Object.entries(chosen).map(([filter, ids]) => [filter, [...ids]]));
}

/** Ranges that are open at both ends are no filter. */
function rangesOf({ priceFilter, sizeFilter, bedCountFilter, bathRoomCountFilter }: Wishes): HomeQuery["ranges"] {
  const given: [keyof HomeQuery["ranges"], Range][] = [
    ["priceFilter", { minimum: halalas(priceFilter?.minimumPrice), maximum: halalas(priceFilter?.maximumPrice) }],
    ["sizeFilter", { minimum: sizeFilter?.minimumSize, maximum: sizeFilter?.maximumSize }],
    ["bedCountFilter", { minimum: bedCountFilter?.minimumCount, maximum: bedCountFilter?.maximumCount }],
    ["bathRoomCountFilter", { minimum: bathRoomCountFilter?.minimumCount, maximum: bathRoomCountFilter?.maximumCount }],
  ];
  const closed = given.filter(([, { minimum, maximum }]) => minimum !== undefined || maximum !== undefined);
  return Object.fromEntries(closed.map(([filter, range]) => [filter, soundRange(range)]));
}

function halalas(riyals: number | undefined): number | undefined {
  return riyals === undefined ? undefined : Math.round(riyals * 100);
}

/** The stay that was asked for, if it can be booked at all: real days, not past, 1 to 28 nights, within the site's window. */
function soundStay({ checkIn, checkOut }: Stay, today: Day, site: Site): Stay {
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
