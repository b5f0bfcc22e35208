import { type RouterContextProvider, redirect } from "react-router";
import type { FoundPlace, PlaceAnswer, SentenceAnswer } from "#contract/search/place.ts";
import { partySize, readParty, writeParty } from "#domain/guest/party.ts";
import { MAX_PLACE_TEXT } from "#domain/place/place.ts";
import { writeSearchQuery } from "#domain/search/search-url.ts";
import { MAX_SENTENCE } from "#domain/sentence/sentence.ts";
import { queryOfParts } from "#domain/sentence/sentence-query.ts";
import { readFlexibleChoice, writeFlexibleChoice } from "#domain/stay/flexible/choice-url.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { readUrlStay, writeUrlDay } from "#domain/stay/url-day.ts";
import type { CallApi } from "#web/lib/api/call-endpoint.ts";
import { loaderCalls } from "#web/lib/request/call-from-loader.ts";
import { localeContext, visitContext } from "#web/lib/request/visit.ts";
import { chosenPlace, chosenPoint } from "#web/place-picker/chosen-place.ts";
import { surfaceOf } from "#web/shared/page-context.tsx";
import { pathTo } from "#web/shared/paths.ts";

type Context = Readonly<Pick<RouterContextProvider, "get">>;
const noPlaces: PlaceAnswer = { places: [], point: null, isUnreadableLink: false };
const noSentence: SentenceAnswer = { parts: [], unclear: [] };

/** What a typed text names. A text that is exactly one place leads there at once. */
export async function loadPlaces(context: Context, request: Request) {
  const { searchParams, pathname } = new URL(request.url);
  const { language } = context.get(localeContext);
  const today = todayInRiyadh(context.get(visitContext).now);
  const callApi = loaderCalls(context, request.signal);
  const text = (searchParams.get("where") ?? "").trim().slice(0, MAX_PLACE_TEXT);
  const stay = readUrlStay(searchParams, today);
  const party = readParty(searchParams);
  const [cities, [example]] = await Promise.all([
    callApi("listLookups", { params: { lookupType: "CITY" }, query: { locale: language } }),
    listExamples(callApi, language),
  ]);
  const [found, sentence] = text === "" ? [noPlaces, noSentence] : await ask(callApi, text, language);
  const flexible = readFlexibleChoice(searchParams) ?? undefined;
  const rest = {
    checkIn: stay ? writeUrlDay(stay.checkIn) : "",
    checkOut: stay ? writeUrlDay(stay.checkOut) : "",
    ...writeFlexibleChoice(flexible),
    ...writeParty(party),
  };
  const surface = surfaceOf(pathname);
  const [only, another] = found.places.filter(({ isExact }) => isExact);
  const first = found.places.length === 1 && sentence.parts.length < 2 ? found.places[0] : undefined;
  const one = only && !another ? only : first;
  if (one?.kind === "property") {
    throw redirect(pathTo("property", language, surface, { propertyId: String(one.id), ...rest }));
  }
  const params = one ? paramsOf(one) : pointParams(found);
  if (params) throw redirect(pathTo("search", language, surface, { ...params, ...rest }));
  const direct = searchParams.has("direct") ? completeQuery(sentence) : null;
  if (direct) throw redirect(`${pathTo("search", language, surface)}?${direct}`);
  return {
    text,
    /** A sentence that finds something today. */
    example,
    cities,
    found,
    sentence,
    /** The parts of the sentence that the guest took back, by position. */
    without: (searchParams.get("without") ?? "")
      .split(",")
      .filter((place) => /^\d{1,2}$/.test(place))
      .map(Number),
    before: { stay, flexible, ...(party && { guestCount: partySize(party), children: party.children }) },
    rest,
  };
}

/** The search of a sentence that names its city and of which every word was understood. */
function completeQuery({ parts, unclear }: SentenceAnswer): string | null {
  if (unclear.length > 0 || !parts.some((part) => "cityId" in part)) return null;
  const query = queryOfParts(parts, { cityId: null, stay: null });
  return query.cityId === null ? null : writeSearchQuery(query);
}

export type FoundPlaces = Awaited<ReturnType<typeof loadPlaces>>;

/** The page is whole without an example. */
function listExamples(callApi: CallApi, locale: "en" | "ar"): Promise<string[]> {
  return callApi("listExamples", { query: { locale } }).then(
    ({ examples }) => examples,
    () => [],
  );
}

function ask(callApi: CallApi, text: string, locale: "en" | "ar"): Promise<[PlaceAnswer, SentenceAnswer]> {
  return Promise.all([
    callApi("findPlaces", { query: { text, locale } }),
    text.length <= MAX_SENTENCE ? callApi("readSentence", { query: { text, locale } }) : noSentence,
  ]);
}

/** What a place adds to the address of the results. */
export function paramsOf(place: FoundPlace): Record<string, string> {
  return { cityId: String(place.cityId), ...chosenPlace(place, (name) => name)?.params };
}

function pointParams({ point }: PlaceAnswer): Record<string, string> | null {
  return point && point.cityId !== null ? { cityId: String(point.cityId), ...chosenPoint(point, "").params } : null;
}
