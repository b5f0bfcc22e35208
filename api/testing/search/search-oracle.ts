import { approximatePoint } from "#api/property/approximate-point.ts";
import type { SearchAnswer, SearchPayload } from "#contract/search.ts";
import { metresBetween } from "#domain/location/distance.ts";
import { deadlineOf, isFreeToCancel } from "#domain/policy/cancellation-policy.ts";
import { priceHomeStay } from "#domain/price/price-home-stay.ts";
import { riyals } from "#domain/price/riyals.ts";
import { HISTOGRAM_BARS, sliderEnds } from "#domain/search/filter-controls/price-histogram.ts";
import { type FilterName, filterNames, filters, type LookupFilterName } from "#domain/search/filters.ts";
import { guestTypes } from "#domain/search/guest-types.ts";
import { reviewTypes } from "#domain/search/review-types.ts";
import { type SortBy, sorts } from "#domain/search/sorts.ts";
import type { Site } from "#domain/site/sites.ts";
import { daysOf } from "#domain/stay/stay.ts";
import { stayRuleProblem } from "#domain/stay/stay-rules.ts";
import { fold } from "#domain/text/fold.ts";
import type { Catalogue, CatalogueHome } from "./catalogue.ts";

type Asked = {
  catalogue: Catalogue;
  payload: SearchPayload;
  site: Site;
  now: Date;
  secrets: readonly string[];
  isExact?: boolean;
};
type Judged = ReturnType<typeof judge>;

/** What the answer to a search must be: every home is judged by the rules of the domain, one after the other. */
export function expectedAnswer(asked: Asked): Omit<SearchAnswer, "searchId" | "properties"> & { properties: object[] } {
  const { payload, catalogue } = asked;
  const possible = catalogue.homes.map((home) => judge(home, asked)).filter((home) => home.isPossible);
  const passing = (ignored?: FilterName) =>
    possible.filter((home) => filterNames.every((name) => name === ignored || home.passes(name)));
  const found = passing().sort(orderOf(payload));
  const from = (payload.pageNo - 1) * payload.pageSize;
  return {
    filters: facetsOf(catalogue, passing),
    totalCount: found.length,
    properties: found.slice(from, from + payload.pageSize).map((home) => home.card),
    pageNo: payload.pageNo,
    pageSize: payload.pageSize,
  };
}

function judge(home: CatalogueHome, { catalogue, payload, site, now, secrets, isExact = false }: Asked) {
  const sale = { site, homeCountry: catalogue.country, seasons: catalogue.seasons };
  const price = priceHomeStay(home.rates, payload, sale);
  const exact = { latitude: home.latitude, longitude: home.longitude };
  const point = isExact ? exact : approximatePoint(home.id, exact, secrets);
  const { latitude, longitude } = payload;
  const distance =
    latitude === undefined || longitude === undefined
      ? undefined
      : Math.round(metresBetween({ latitude, longitude }, point));
  const terms = { ...home, checkIn: payload.checkIn };
  const options: Record<LookupFilterName, number[]> = {
    cities: [home.cityId],
    areas: [home.areaId],
    propertyTypes: [home.propertyTypeId],
    amenities: home.amenityIds,
    spaces: [...home.spaceIds],
    guestTypes: home.guestTypeIds.includes(guestTypes.everyone) ? [1, 2, 3, 4] : home.guestTypeIds,
    reviewRating: reviewTypes.filter(({ atLeast }) => isRated(home, atLeast)).map(({ id }) => id),
  };
  const values = {
    priceFilter: riyals(price.total),
    sizeFilter: home.size,
    bedCountFilter: home.bedRoomCount,
    bathRoomCountFilter: home.bathRoomCount,
  };
  const isFree = isFreeToCancel(terms, now);
  const passes = (name: FilterName) => passesFilter(name, payload, { options, values, home, isFree });
  const isPossible =
    daysOf(payload).every((night) => !home.taken.has(night)) &&
    stayRuleProblem(payload, home.rules) === null &&
    home.capacity >= (payload.guestCount ?? 1) &&
    isOnMap(point, payload.bounds);
  return {
    home,
    options,
    values,
    isFree,
    isPossible,
    passes,
    sortValues: {
      rank: rankOf(home, payload),
      price: price.total,
      rating: home.review.averageRating,
      distance: distance ?? 0,
    },
    card: {
      id: home.id,
      location: {
        areaId: home.areaId,
        cityId: home.cityId,
        ...point,
        isApproximate: !isExact,
        ...(distance !== undefined && { distance }),
      },
      lastFreeCancellation: isFree ? deadlineOf(terms).toISOString() : null,
      nights: price.nights,
      priceDetail: {
        totalPrice: riyals(price.total),
        originalPrice: riyals(price.original),
        nightlyPrice: riyals(Math.floor(price.total / price.nights)),
        currency: "SAR",
        discount: { percentage: price.discount.percentage, source: price.discount.source },
      },
    },
  };
}

function isRated({ review }: CatalogueHome, atLeast: number): boolean {
  return review.reviewCount > 0 && review.averageRating >= atLeast;
}

function rankOf(home: CatalogueHome, { rankType }: SearchPayload): number {
  return rankType === "static" ? home.rank : home.dynamicRank;
}

function isOnMap({ latitude, longitude }: { latitude: number; longitude: number }, box: SearchPayload["bounds"]) {
  if (!box) return true;
  return latitude >= box.south && latitude <= box.north && longitude >= box.west && longitude <= box.east;
}

type Facts = Pick<Judged, "options" | "values" | "home" | "isFree">;

function passesFilter(name: FilterName, payload: SearchPayload, { options, values, home, isFree }: Facts): boolean {
  const filter = filters[name];
  if (filter.kind === "lookup") {
    const chosen = payload.filterCriteria
      .filter(({ lookupTypeId }) => lookupTypeId === filter.lookupTypeId)
      .flatMap(({ lookupId }) => lookupId);
    const has = (id: number) => options[name as LookupFilterName].includes(id);
    return chosen.length === 0 || (filter.matches === "all" ? chosen.every(has) : chosen.some(has));
  }
  if (filter.kind === "range") {
    const given = (payload[name as keyof typeof values] ?? {}) as Record<string, number | undefined>;
    const [one = -Infinity, other = Infinity] = [given[filter.minimum], given[filter.maximum]];
    const value = values[name as keyof typeof values];
    return value >= Math.min(one, other) && value <= Math.max(one, other);
  }
  const term = fold(payload.unitSearch?.term ?? "");
  if (name === "unitSearch") return fold(home.nameEn).includes(term) || fold(home.nameAr).includes(term);
  if (name === "is3DView") return !payload.is3DView || home.is3DView;
  return !payload.freeCancellation || isFree;
}

function orderOf({ sortBy, sortOrder }: SearchPayload): (one: Judged, other: Judged) => number {
  const by: SortBy = sortBy;
  const direction = (sortOrder ?? sorts[by]) === "asc" ? 1 : -1;
  return (one, other) =>
    direction * (one.sortValues[by] - other.sortValues[by]) ||
    other.home.rank - one.home.rank ||
    one.home.id - other.home.id;
}

type Passing = (ignored?: FilterName) => Judged[];

function facetsOf({ lookups }: Catalogue, passing: Passing): SearchAnswer["filters"] {
  const options = (name: LookupFilterName) => {
    const { lookupTypeId } = filters[name];
    const counted = new Map<number, number>();
    for (const id of passing(name).flatMap((home) => home.options[name])) counted.set(id, (counted.get(id) ?? 0) + 1);
    return [...counted]
      .map(([id, totalCount]) => {
        const label = lookups.find((each) => each.lookupTypeId === lookupTypeId && each.id === id);
        return { id, lookupTypeId, groupId: label?.groupId ?? null, totalCount, rank: label?.rank ?? 999_999 };
      })
      .sort((one, other) => one.rank - other.rank || one.id - other.id);
  };
  const ends = (name: "priceFilter" | "sizeFilter" | "bedCountFilter" | "bathRoomCountFilter") => {
    const values = passing(name).map((home) => home.values[name]);
    return values.length === 0 ? null : { least: Math.min(...values), most: Math.max(...values), values };
  };
  const counts = (name: "bedCountFilter" | "bathRoomCountFilter") => {
    const found = ends(name);
    return found && { minimumCount: found.least, maximumCount: found.most };
  };
  const [price, size] = [ends("priceFilter"), ends("sizeFilter")];
  return {
    cities: options("cities"),
    areas: options("areas"),
    propertyTypes: options("propertyTypes"),
    amenities: options("amenities"),
    spaces: options("spaces"),
    guestTypes: options("guestTypes"),
    reviewRating: options("reviewRating"),
    priceFilter: price && { minimumPrice: price.least, maximumPrice: price.most, histogram: histogramOf(price) },
    sizeFilter: size && { minimumSize: size.least, maximumSize: size.most },
    bedCountFilter: counts("bedCountFilter"),
    bathRoomCountFilter: counts("bathRoomCountFilter"),
    is3DView: { totalCount: passing("is3DView").filter(({ home }) => home.is3DView).length },
    freeCancellation: { totalCount: passing("freeCancellation").filter(({ isFree }) => isFree).length },
  };
}

function histogramOf({ least, most, values }: { least: number; most: number; values: number[] }): number[] {
  const ends = sliderEnds(Math.round(least * 100), Math.round(most * 100));
  const bars = Array.from({ length: HISTOGRAM_BARS }, () => 0);
  for (const value of values) {
    const bar = barOf(Math.round(value * 100), ends);
    bars[bar] = (bars[bar] ?? 0) + 1;
  }
  return bars;
}

/** The bar of a price between the slider's ends; the last bar holds its upper edge too. */
function barOf(price: number, { from, to }: { from: number; to: number }): number {
  return Math.min(HISTOGRAM_BARS - 1, Math.floor(((price - from) * HISTOGRAM_BARS) / (to - from)));
}
