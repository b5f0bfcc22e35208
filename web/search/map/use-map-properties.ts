import { useEffect, useState } from "react";
import type { PropertyCard } from "#contract/search.ts";
import { cityCentres } from "#domain/location/city-centres.ts";
import { firstPayload, searchPayload } from "#domain/search/search-payload.ts";
import type { SearchQuery } from "#domain/search/search-query.ts";
import { DEFAULT_SORT, type RankType, sorts } from "#domain/search/sorts.ts";
import type { Stay } from "#domain/stay/stay.ts";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { isCancelled } from "#web/lib/api/request-register.ts";
import { storedLocation } from "../state/user-location.ts";

/** The most that one call returns. */
export const MAX_PROPERTIES = 100;

export type MapQuestion = { cityId: number; stay: Stay; query: SearchQuery; rankType: RankType };
type Answer = { key: string; properties: PropertyCard[]; total: number };

/** The properties of the same search as the list, up to a hundred, independent of its page. The last ones stay while loading. */
export function useMapProperties(question: MapQuestion) {
  const body = bodyOf(question);
  const key = JSON.stringify(body);
  const [attempts, setAttempts] = useState(0);
  const [answer, setAnswer] = useState<Answer>();
  const [failed, setFailed] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text of the query represents it, and a retry repeats it.
  useEffect(() => {
    let isCurrent = true;
    setFailed(undefined);
    callFromBrowser("searchProperties", { body }, { scope: "map" }).then(
      ({ properties, totalCount }) => isCurrent && setAnswer({ key, properties: properties, total: totalCount }),
      (error: unknown) => isCurrent && !isCancelled(error) && setFailed(key),
    );
    return () => {
      isCurrent = false;
    };
  }, [key, attempts]);
  return {
    properties: answer?.properties ?? none,
    total: answer?.total ?? 0,
    /** The query of the properties; empty before the first answer. */
    answerKey: answer?.key ?? "",
    isLoading: answer?.key !== key && failed !== key,
    isFailed: failed === key,
    tryAgain: () => setAttempts((count) => count + 1),
  };
}

const none: PropertyCard[] = [];

function bodyOf({ cityId, stay, query, rankType }: MapQuestion) {
  const { latitude, longitude } = query.near ?? storedLocation() ?? {};
  const centre = query.sort.sortBy === "distance" ? cityCentres[cityId] : undefined;
  const near = latitude !== undefined && longitude !== undefined ? { latitude, longitude } : centre;
  const isLost = query.sort.sortBy === "distance" && !near;
  const sort = isLost ? { sortBy: DEFAULT_SORT, sortOrder: sorts[DEFAULT_SORT] } : query.sort;
  const options = { rankType, near, pageNo: 1, pageSize: MAX_PROPERTIES };
  return searchPayload(firstPayload(cityId, stay, rankType), { ...query, sort }, options);
}
