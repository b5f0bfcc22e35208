import type { RouterContextProvider } from "react-router";
import type { Availability, PropertyDetails } from "#contract/property.ts";
import type { ReviewAggregate } from "#contract/review.ts";
import type { ReviewProvider } from "#domain/review/review.ts";
import type { Day } from "#domain/stay/day.ts";
import { defaultStay } from "#domain/stay/default-stay.ts";
import type { Stay } from "#domain/stay/stay.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { readUrlStay } from "#domain/stay/url-day.ts";
import { callWhileRendering } from "#web/lib/call-while-rendering.ts";
import { speechContext, visitContext } from "#web/lib/visit.ts";
import { type MiniMap, miniMap } from "#web/shared/map/mini-map.ts";
import type { CardHome } from "#web/shared/property-card/card-property.ts";
import type { Ask } from "./ask.ts";
import { type Labels, labelsOf, lookupIdsOf } from "./property-labels.ts";
import { similarHomes } from "./related/similar-search.ts";
import { type QuoteResult, quoteBody, quoteResult } from "./stay/quote-result.ts";
import { readGuestCount } from "./stay/read-guest-count.ts";

/** Six are shown on the page; the rest is read in the dialog. */
const SNIPPETS = 6;
const REVIEW_PAGE = 10;

export type HomeData = {
  home: PropertyDetails;
  labels: Labels;
  /** The days the address names, when they are a bookable stay. */
  stay: Stay | null;
  guestCount: number | null;
  today: Day;
  /** When this page was made, ISO. */
  now: string;
  availability: Availability | null;
  quote: QuoteResult | null;
  reviews: ReviewAggregate | null;
  map: MiniMap | null;
  similar: { homes: CardHome[]; stay: Stay };
};

export type Context = Readonly<Pick<RouterContextProvider, "get">>;
export function asking(context: Context, signal: AbortSignal): Ask {
  return (name, input) => callWhileRendering(context, name, input, signal);
}

/** All a page about a home shows at first sight. Only the home itself must be there; the rest may be missing. */
export async function loadHome(context: Context, request: Request, propertyId: number): Promise<HomeData> {
  const ask = asking(context, request.signal);
  const query = new URL(request.url).searchParams;
  const { now } = context.get(visitContext);
  const today = todayInRiyadh(now);
  const stay = readUrlStay(query, today);
  const guestCount = readGuestCount(query);
  const home = await ask("getPropertyDetails", { query: { propertyId: String(propertyId) } });
  const similarStay = stay ?? defaultStay(today);
  const [availability, quote, reviews, homes, map] = await Promise.all([
    orNull(ask("getAvailability", { params: { propertyId: String(propertyId) }, query: {} })),
    stay && quoteResult(ask("quoteStay", { body: quoteBody({ propertyId, stay, guestCount }) })),
    firstReviews(ask, home),
    orNull(similarHomes(ask, { ...home.location, propertyTypeId: home.propertyTypeId, not: propertyId }, similarStay)),
    orNull(miniMap(home.location.cityId, home.location, context.get(speechContext).language)),
  ]);
  const similar = { homes: homes ?? [], stay: similarStay };
  const lookups = orNull(
    ask("retrieveLookups", {
      query: { locale: context.get(speechContext).language },
      body: { lookupsIds: lookupIdsOf(home, similar.homes) },
    }),
  );
  return {
    home,
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

/** Our own guests' words; Google's only where ours said nothing yet. */
async function firstReviews(ask: Ask, home: PropertyDetails): Promise<ReviewAggregate | null> {
  const provider: ReviewProvider = home.review.reviewCount > 0 ? "mabeet" : "google";
  const { reviewCount } = provider === "mabeet" ? home.review : home.googleReview;
  if (reviewCount === 0) return null;
  const body = { provider, productId: home.propertyId, pageSize: REVIEW_PAGE };
  const answer = await orNull(ask("retrieveReviews", { body }));
  return answer && { ...answer, reviews: answer.reviews.slice(0, SNIPPETS) };
}

async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch {
    return null;
  }
}
