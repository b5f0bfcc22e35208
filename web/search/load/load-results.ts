import type { LookupItem } from "#contract/site/lookup.ts";
import type { Language } from "#domain/language/language.ts";
import { centreOfCity } from "#domain/location/centre-of-city.ts";
import { lookupTypes } from "#domain/lookup/lookup-types.ts";
import type { Near } from "#domain/place/near.ts";
import { DEFAULT_CITY } from "#domain/search/default-city.ts";
import { bestFirst, relaxationsOf } from "#domain/search/filter-controls/relax-filters.ts";
import { firstPayload, type PayloadContext, type Place, wireFilters } from "#domain/search/search-payload.ts";
import { isNarrowed, type SearchQuery } from "#domain/search/search-query.ts";
import { defaultStay } from "#domain/stay/default-stay.ts";
import { isDateless } from "#domain/stay/flexible/flexible-choice.ts";
import { isSameStay } from "#domain/stay/flexible/same-stay.ts";
import type { Stay } from "#domain/stay/stay.ts";
import { isProblem } from "#web/lib/api/api-problem.ts";
import type { CallApi } from "#web/lib/api/call-endpoint.ts";
import { isCancelled } from "#web/lib/api/request-register.ts";
import { errorText } from "#web/lib/request/error-text.ts";
import { type CardRow, cardRow } from "#web/property-card/card-property.ts";
import { idsToName, type Labels, withLabels } from "../state/labels.ts";
import type { Circumstances, Help, Known, ResultsData } from "../state/results-data.ts";
import type { Found } from "../state/search-store.ts";
import { findFlexibleDates, stayOf } from "./find-flexible-dates.ts";
import { findProperties, type Question } from "./find-properties.ts";

/** Everything that the results page shows for a query. Rows, labels and proposals may fail without failing the list. */
export async function loadResults(
  callApi: CallApi,
  query: SearchQuery,
  circumstances: Circumstances,
  known: Known,
): Promise<ResultsData> {
  const cities = known.cities ?? (await listCities(callApi, query, circumstances));
  const blank = blankResults(query, circumstances, cities);
  const { city } = blank;
  if (!city) return blank;
  try {
    const dated = await withStay(callApi, { ...blank, city }, known);
    return await loadCity(callApi, dated, circumstances, knownOf(dated.stay, known));
  } catch (error) {
    const isRefusedStay = isProblem(error, "dates-invalid");
    if (!isRefusedStay || !query.stay) throw error;
    return loadCity(callApi, { ...blank, city, stay: defaultStay(blank.today) }, circumstances, known);
  }
}

/** A choice without dates is given its stay before anything can be listed. */
async function withStay(callApi: CallApi, blank: CityResults, known: Known): Promise<CityResults> {
  const { query, city, rankType, today } = blank;
  if (!isDateless(query.flexible)) return blank;
  const { searchCriteria } = firstPayload(city.id, blank.stay, rankType);
  const flexible = await findFlexibleDates(callApi, { query, searchCriteria, stay: blank.stay }, known);
  return { ...blank, flexible, stay: stayOf(flexible?.dates, query.stay) ?? defaultStay(today) };
}

/** Other filters may make another stay the cheapest; then nothing of the earlier list can be continued. */
function knownOf(stay: Stay, known: Known): Known {
  const { same, cities, labels } = known;
  return same && !isSameStay(same.stay, stay) ? { cities, labels } : known;
}

/** The page before anything was found: its city, if it is known, and its stay. */
export function blankResults(query: SearchQuery, circumstances: Circumstances, cities: LookupItem[]): ResultsData {
  const { today, shape, rankType } = circumstances;
  return {
    today,
    shape,
    query,
    cities,
    city: cities.find(({ id }) => id === query.cityId) ?? null,
    stay: query.stay ?? defaultStay(today),
    flexible: null,
    rankType: query.rankType ?? rankType,
    found: null,
    options: null,
    labels: {},
    carousels: null,
    help: null,
    failure: null,
  };
}

/** Without the list of cities the city of the address is searched all the same, under the name that is known here. */
function listCities(callApi: CallApi, query: SearchQuery, { language }: Circumstances): Promise<LookupItem[]> {
  const input = { params: { lookupType: "CITY" }, query: { locale: language } };
  return orElse(callApi("listLookups", input, { scope: `CITY:${language}` }), unlistedCity(query, language));
}

function unlistedCity({ cityId }: SearchQuery, language: Language): LookupItem[] {
  if (cityId === null) return [];
  const value = cityId === DEFAULT_CITY.id ? DEFAULT_CITY.names[language] : "";
  return [{ id: cityId, lookupTypeId: lookupTypes.CITY, value, rank: 0 }];
}

type CityResults = ResultsData & { city: LookupItem };

async function loadCity(callApi: CallApi, blank: CityResults, circumstances: Circumstances, known: Known) {
  const { query, city, stay, rankType } = blank;
  const place = query.near ? pointOf(query.near) : circumstances.near;
  const centre = query.sort.sortBy === "distance" && !place ? centreOfCity(city) : undefined;
  const context: PayloadContext = { rankType, near: place ?? centre };
  const question: Question = { query, first: firstPayload(city.id, stay, rankType), context, shape: blank.shape };
  const [{ found: answer, full }, flexible] = await Promise.all([
    findProperties(callApi, question, known),
    blank.flexible ?? findFlexibleDates(callApi, { query, ...question.first, stay }, known),
  ]);
  const found = centre ? withoutDistances(answer) : answer;
  const options = isNarrowed(query) ? (full?.filters ?? optionsOf(known)) : null;
  const [carousels, labels, help] = await Promise.all([
    loadCarousels(callApi, { ...blank, found }, known),
    loadLabels(callApi, [found.filters, ...(options ? [options] : [])], circumstances, known.labels),
    found.totalCount === 0 ? findHelp(callApi, question, found) : null,
  ]);
  const named = { ...city, value: city.value || (labels[lookupTypes.CITY]?.[city.id] ?? "") };
  const shown = { ...query, pageNo: found.pageNo };
  return { ...blank, city: named, query: shown, flexible, found, options, labels, help, carousels };
}

function pointOf({ latitude, longitude }: Near): Place {
  return { latitude, longitude };
}

/** A distance on a card is the distance from the guest, or from the place of the address. */
function withoutDistances({ properties, ...answer }: Found): Found {
  return {
    ...answer,
    properties: properties.map(({ location: { distance: _, ...location }, ...property }) => ({
      ...property,
      location,
    })),
  };
}

function optionsOf({ same }: Known) {
  return same?.options ?? same?.found?.filters ?? null;
}

/** Rows that cannot be loaded are omitted. */
function loadCarousels(callApi: CallApi, results: CityResults, { same }: Known) {
  if (same?.carousels) return same.carousels;
  if (isNarrowed(results.query)) return null;
  return orElse(findRows(callApi, results), null);
}

/** The API takes no more; a longer list has nearly every home of its rows. */
const MAX_EXCEPT = 100;

/** The rows of a city with all their homes, other than those of the list. */
export async function findRows(
  callApi: CallApi,
  { city, stay, rankType, found }: Pick<CityResults, "city" | "stay" | "rankType" | "found">,
): Promise<CardRow[]> {
  const exceptIds = (found?.properties ?? []).slice(0, MAX_EXCEPT).map(({ id }) => id);
  const body = { cityId: city.id, ...datesOf(stay), rankType, page: "SEARCH" as const, exceptIds };
  const { carousels } = await callApi("listCarousels", { body });
  return carousels.map(cardRow);
}

function datesOf({ checkIn, checkOut }: Stay) {
  return { checkIn, checkOut };
}

/** Labels for the ids of an answer; ids without a label are not shown. */
function loadLabels(callApi: CallApi, facets: Found["filters"][], { language }: Circumstances, labels: Labels) {
  const lookupsIds = idsToName(facets, labels);
  if (!lookupsIds) return labels;
  const answer = callApi("retrieveLookups", { query: { locale: language }, body: { lookupsIds } }, { scope: language });
  return orElse(
    answer.then((items) => withLabels(labels, items)),
    labels,
  );
}

/** What each relaxed filter would find, and the nearest days that work. */
async function findHelp(callApi: CallApi, question: Question, found: Found): Promise<Help> {
  const { query, first } = question;
  const counting = relaxationsOf(query).map(async ({ relaxation, query: relaxed }) => {
    const counted = await findProperties(
      callApi,
      { ...question, query: relaxed, context: { ...question.context, pageNo: 1, pageSize: 1 } },
      { labels: {} },
      { searchId: found.searchId, scope: JSON.stringify(relaxation) },
    );
    return { relaxation, count: counted.found.totalCount };
  });
  const body = { searchCriteria: first.searchCriteria, ...datesOf(first), filters: wireFilters(query) };
  const [counted, dates] = await Promise.all([
    orElse(Promise.all(counting), []),
    orElse(callApi("findNearestDates", { body }), []),
  ]);
  return { relaxations: bestFirst(counted), dates };
}

/** A cancelled call cancels its page; any other failure omits only this part. */
async function orElse<T, E>(answer: Promise<T>, otherwise: E): Promise<T | E> {
  try {
    return await answer;
  } catch (error) {
    if (isCancelled(error)) throw error;
    console.warn(errorText(error));
    return otherwise;
  }
}
