import type { ComparedProperty } from "#contract/search/compare.ts";
import type { FoundPlace, PlaceAnswer } from "#contract/search/place.ts";
import type { LookupItem } from "#contract/site/lookup.ts";
import type { Language } from "#domain/language/language.ts";
import { centreOfCity } from "#domain/location/centre-of-city.ts";
import type { Near } from "#domain/place/near.ts";
import { MAX_PLACE_TEXT } from "#domain/place/place.ts";
import type { CallApi } from "#web/lib/api/call-endpoint.ts";
import { nearOf, nearOfPoint } from "./near-of-place.ts";

/** A place that the plain form named: the places that it may mean, or why there is none. */
export type TypedPlace = {
  text: string;
  found: FoundPlace[];
  problem: "none" | "unreadable" | "far" | "failed" | null;
};

/** What a typed text means. A text that means one place is that place. */
export async function findTypedPlace(callApi: CallApi, typed: string, locale: Language): Promise<Near | TypedPlace> {
  const text = typed.trim().slice(0, MAX_PLACE_TEXT);
  const answer = await callApi("findPlaces", { query: { text, locale, points: "all" } }).catch(() => null);
  if (!answer) return { text, found: [], problem: "failed" };
  const [only, another] = answer.places.filter(({ isExact }) => isExact);
  const one = only && !another ? only : onlyOf(answer.places);
  const near = one ? nearOf(one) : nearOfPoint(answer);
  return near ?? { text, found: answer.places, problem: problemOf(answer) };
}

function onlyOf([first, second]: readonly FoundPlace[]): FoundPlace | undefined {
  return second ? undefined : first;
}

function problemOf({ places, point, isUnreadableLink }: PlaceAnswer): TypedPlace["problem"] {
  if (isUnreadableLink) return "unreadable";
  if (point) return "far";
  return places.length === 0 ? "none" : null;
}

/** Places to choose from before anything is typed: the landmarks of the compared cities, then all cities. */
export async function offeredPlaces(
  callApi: CallApi,
  compared: readonly ComparedProperty[],
  locale: Language,
): Promise<FoundPlace[]> {
  const cityIds = [...new Set(compared.map(({ cityId }) => cityId))];
  const [landmarks, cities] = await Promise.all([
    landmarksOf(callApi, cityIds, locale),
    callApi("listLookups", { params: { lookupType: "CITY" }, query: { locale } }).catch((): LookupItem[] => []),
  ]);
  return [...landmarks, ...cities.flatMap(placeOfCity)];
}

async function landmarksOf(callApi: CallApi, cityIds: readonly number[], locale: Language): Promise<FoundPlace[]> {
  if (cityIds.length === 0) return [];
  const call = callApi("findPlaces", { query: { landmarksOf: cityIds.join(), locale } });
  return call.then(
    ({ places }) => places,
    () => [],
  );
}

function placeOfCity(listed: LookupItem): FoundPlace[] {
  const { id, value } = listed;
  const centre = centreOfCity(listed);
  return centre ? [{ kind: "city", id, name: value, cityId: id, cityName: value, isExact: false, ...centre }] : [];
}
