import type { RouterContextProvider } from "react-router";
import type { Availability, PropertyDetails } from "#contract/property/property.ts";
import type { ReviewAggregate } from "#contract/property/review.ts";
import type { Day } from "#domain/stay/day.ts";
import { defaultStay } from "#domain/stay/default-stay.ts";
import type { Stay } from "#domain/stay/stay.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { readUrlStay } from "#domain/stay/url-day.ts";
import type { CallApi } from "#web/lib/api/call-endpoint.ts";
import { loaderCalls } from "#web/lib/request/call-from-loader.ts";
import { localeContext, visitContext } from "#web/lib/request/visit.ts";
import { type MiniMap, miniMap } from "#web/map/mini-map.ts";
import type { CardProperty } from "#web/property-card/card-property.ts";
import { type Labels, labelsOf } from "#web/shared/lookup-labels.ts";
import { lookupIdsOf } from "./property-labels.ts";
import { type QuoteResult, quoteBody, quoteResult } from "./quote-result.ts";
import { readGuestCount } from "./read-guest-count.ts";
import { similarProperties } from "./similar-search.ts";

/** Six reviews are on the page; the dialog has the rest. */
const SNIPPETS = 6;
const REVIEW_PAGE = 10;

export type PropertyData = {
  property: PropertyDetails;
  labels: Labels;
  /** The dates of the URL, when they are a bookable stay. */
  stay: Stay | null;
  guestCount: number | null;
  today: Day;
  /** When this page was rendered, ISO. */
  now: string;
  availability: Availability | null;
  quote: QuoteResult | null;
  reviews: ReviewAggregate | null;
  map: MiniMap | null;
  similar: { properties: CardProperty[]; stay: Stay };
};

export type Context = Readonly<Pick<RouterContextProvider, "get">>;
/** The data of a property page. Only the property itself is required; the rest may be missing. */
export async function loadProperty(context: Context, request: Request, propertyId: number): Promise<PropertyData> {
  const callApi = loaderCalls(context, request.signal);
  const query = new URL(request.url).searchParams;
  const { now } = context.get(visitContext);
  const today = todayInRiyadh(now);
  const stay = readUrlStay(query, today);
  const guestCount = readGuestCount(query);
  const property = await callApi("getPropertyDetails", { query: { propertyId: String(propertyId) } });
  const similarStay = stay ?? defaultStay(today);
  const [availability, quote, reviews, properties, map] = await Promise.all([
    orNull(callApi("getAvailability", { params: { propertyId: String(propertyId) }, query: {} })),
    stay && quoteResult(callApi("quoteStay", { body: quoteBody({ propertyId, stay, guestCount }) })),
    firstReviews(callApi, property),
    orNull(
      similarProperties(
        callApi,
        { ...property.location, propertyTypeId: property.propertyTypeId, not: propertyId },
        similarStay,
      ),
    ),
    orNull(miniMap(property.location.cityId, property.location, context.get(localeContext).language)),
  ]);
  const similar = { properties: properties ?? [], stay: similarStay };
  const lookups = orNull(
    callApi("retrieveLookups", {
      query: { locale: context.get(localeContext).language },
      body: { lookupsIds: lookupIdsOf(property, similar.properties) },
    }),
  );
  return {
    property,
    labels: labelsOf((await lookups) ?? {}),
    stay,
    guestCount,
    today,
    now: now.toISOString(),
    availability,
    quote,
    reviews,
    map,
    similar,
  };
}

/** Reviews of our guests. Google's are requested in the browser, by a guest who opens them. */
async function firstReviews(callApi: CallApi, property: PropertyDetails): Promise<ReviewAggregate | null> {
  if (property.review.reviewCount === 0) return null;
  const body = { provider: "mabeet" as const, productId: property.propertyId, pageSize: REVIEW_PAGE };
  const answer = await orNull(callApi("retrieveReviews", { body }));
  return answer && { ...answer, reviews: answer.reviews.slice(0, SNIPPETS) };
}

async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch {
    return null;
  }
}
