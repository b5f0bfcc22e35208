import { type RouterContextProvider, redirect } from "react-router";
import type { ComparedProperty } from "#contract/search/compare.ts";
import type { FoundPlace } from "#contract/search/place.ts";
import { type NamedProperties, readComparedIds } from "#domain/compare/compared-ids.ts";
import { type Party, partySize, readParty } from "#domain/guest/party.ts";
import type { Language } from "#domain/language/language.ts";
import { type Near, readNear } from "#domain/place/near.ts";
import { maxDateOf } from "#domain/stay/calendar/calendar-window.ts";
import type { Day } from "#domain/stay/day.ts";
import { defaultStay } from "#domain/stay/default-stay.ts";
import type { Stay } from "#domain/stay/stay.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { readUrlStay } from "#domain/stay/url-day.ts";
import { compareValues } from "#web/compare-bar/compare-path.ts";
import type { CallApi } from "#web/lib/api/call-endpoint.ts";
import { loaderCalls } from "#web/lib/request/call-from-loader.ts";
import { localeContext, visitContext } from "#web/lib/request/visit.ts";
import { type Labels, labelsOf } from "#web/shared/lookup-labels.ts";
import { surfaceOf } from "#web/shared/page-context.tsx";
import { pathTo } from "#web/shared/paths.ts";
import { lookupIdsOf } from "./compare-labels.ts";
import { findTypedPlace, offeredPlaces, type TypedPlace } from "./load-place.ts";
import { loadSuggestions, type Suggestion } from "./load-suggestions.ts";

export type CompareData = NamedProperties & {
  properties: ComparedProperty[];
  stay: Stay;
  /** The URL names dates that cannot be booked. */
  hasOtherDates: boolean;
  party: Party | null;
  place: Near | null;
  /** The URL names a place that cannot be read. */
  hasInvalidPlace: boolean;
  /** A typed place that is not one place. */
  typedPlace: TypedPlace | null;
  /** Places from which distances can be measured, before anything is typed. */
  offered: FoundPlace[];
  today: Day;
  labels: Labels;
  /** Other properties of the first one's city that are free on these dates. */
  suggestions: Suggestion[];
};

type Context = Readonly<Pick<RouterContextProvider, "get">>;

/** The data of the comparison that the URL names. Without a bookable stay the default one is compared. */
export async function loadCompare(context: Context, request: Request): Promise<CompareData> {
  const callApi = loaderCalls(context, request.signal);
  const { searchParams: query, pathname } = new URL(request.url);
  const { language } = context.get(localeContext);
  const { now, site } = context.get(visitContext);
  const today = todayInRiyadh(now);
  const stay = stayInWindow(query, today, maxDateOf(today, site.calendarWindowMonths));
  const hasDates = query.has("checkIn") || query.has("checkOut");
  const party = readParty(query);
  const named = readComparedIds(query.getAll("ids"));
  const typedPlace = await typedPlaceOf(callApi, query, language);
  if (typedPlace && "latitude" in typedPlace) {
    const values = compareValues(named.ids, { stay, party, place: typedPlace });
    throw redirect(pathTo("compare", language, surfaceOf(pathname), values));
  }
  const compared = { stay: stay ?? defaultStay(today), party };
  const properties = await compare(callApi, named.ids, compared);
  const [labels, suggestions, offered] = await Promise.all([
    loadLabels(callApi, properties, language),
    loadSuggestions(callApi, properties, compared.stay),
    offeredPlaces(callApi, properties, language),
  ]);
  const place = readNear(query.get("near"), query.get("nearName")) ?? null;
  return {
    ...named,
    ...compared,
    ...{ properties, labels, suggestions, offered, today, typedPlace, place },
    hasOtherDates: hasDates && !stay,
    hasInvalidPlace: !place && Boolean(query.get("near")),
  };
}

/** The plain form submits a text instead of a point. */
async function typedPlaceOf(callApi: CallApi, query: URLSearchParams, language: Language) {
  const text = query.get("from")?.trim();
  return text ? findTypedPlace(callApi, text, language) : null;
}

/** A stay that ends after the site's calendar cannot be booked. */
function stayInWindow(query: URLSearchParams, today: Day, end: Day): Stay | null {
  const stay = readUrlStay(query, today);
  return stay && stay.checkOut <= end ? stay : null;
}

type Compared = Pick<CompareData, "stay" | "party">;

async function compare(
  callApi: CallApi,
  propertyIds: number[],
  { stay, party }: Compared,
): Promise<ComparedProperty[]> {
  if (propertyIds.length === 0) return [];
  const body = { propertyIds, ...stay, ...(party && { guestCount: partySize(party) }) };
  return (await callApi("compareProperties", { body })).properties;
}

/** A fact whose label did not load is left out. */
async function loadLabels(callApi: CallApi, properties: ComparedProperty[], locale: Language): Promise<Labels> {
  if (properties.length === 0) return {};
  const body = { lookupsIds: lookupIdsOf(properties) };
  return callApi("retrieveLookups", { query: { locale }, body }).then(labelsOf, () => ({}));
}
