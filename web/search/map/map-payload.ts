import { cityCentres } from "#domain/location/city-centres.ts";
import { firstPayload, type Place, searchPayload } from "#domain/search/search-payload.ts";
import type { SearchQuery } from "#domain/search/search-query.ts";
import { DEFAULT_SORT, type RankType, sorts } from "#domain/search/sorts.ts";
import type { Stay } from "#domain/stay/stay.ts";

/** The most that one call returns. */
export const MAX_PROPERTIES = 100;

export type MapQuestion = { cityId: number; stay: Stay; query: SearchQuery; rankType: RankType };

/** The same search as the list, up to a hundred properties, independent of its page. */
export function mapPayload({ cityId, stay, query, rankType }: MapQuestion, stored: Place | undefined) {
  const { latitude, longitude } = query.near ?? stored ?? {};
  const centre = query.sort.sortBy === "distance" ? cityCentres[cityId] : undefined;
  const near = latitude !== undefined && longitude !== undefined ? { latitude, longitude } : centre;
  const isLost = query.sort.sortBy === "distance" && !near;
  const sort = isLost ? { sortBy: DEFAULT_SORT, sortOrder: sorts[DEFAULT_SORT] } : query.sort;
  const options = { rankType, near, pageNo: 1, pageSize: MAX_PROPERTIES };
  return searchPayload(firstPayload(cityId, stay, rankType), { ...query, sort }, options);
}
