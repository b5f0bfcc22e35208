import { type CityWithCentre, centreOfCity } from "#domain/location/centre-of-city.ts";
import { firstPayload, type Place, searchPayload } from "#domain/search/search-payload.ts";
import type { SearchQuery } from "#domain/search/search-query.ts";
import { DEFAULT_SORT, type RankType, sorts } from "#domain/search/sorts.ts";
import type { Stay } from "#domain/stay/stay.ts";

/** The most that one call returns. */
export const MAX_PROPERTIES = 100;

export type MapQuestion = { city: CityWithCentre; stay: Stay; query: SearchQuery; rankType: RankType };

/** The same search as the list, up to a hundred properties, independent of its page. */
export function mapPayload({ city, stay, query, rankType }: MapQuestion, stored: Place | undefined) {
  const { latitude, longitude } = query.near ?? stored ?? {};
  const centre = query.sort.sortBy === "distance" ? centreOfCity(city) : undefined;
  const near = latitude !== undefined && longitude !== undefined ? { latitude, longitude } : centre;
  const isLost = query.sort.sortBy === "distance" && !near;
  const sort = isLost ? { sortBy: DEFAULT_SORT, sortOrder: sorts[DEFAULT_SORT] } : query.sort;
  const options = { rankType, near, pageNo: 1, pageSize: MAX_PROPERTIES };
  return searchPayload(firstPayload(city.id, stay, rankType), { ...query, sort }, options);
}
