import { approximatePoint } from "#api/property/location/approximate-point.ts";
import type { SearchAnswer, SearchPayload } from "#contract/search/search.ts";
import { metresBetween } from "#domain/location/distance.ts";
import { deadlineOf, isFreeToCancel } from "#domain/policy/cancellation-policy.ts";
import { pricePropertyStay } from "#domain/price/price-property-stay.ts";
import { riyals } from "#domain/price/riyals.ts";
import { stayPercentage } from "#domain/price/stay-discount.ts";
import { HISTOGRAM_BARS, sliderEnds } from "#domain/search/filter-controls/price-histogram.ts";
import {
  type CheckboxFilterName,
  checkboxFilterNames,
  type FilterName,
  filterNames,
  filters,
  type LookupFilterName,
  lookupFilterNames,
  PRICE_FILTER,
  type RangeFilterName,
  rangeFilter,
  rangeFilterNames,
  type TextFilterName,
} from "#domain/search/filters.ts";
import { guestTypes } from "#domain/search/guest-types.ts";
import { reviewTypes } from "#domain/search/review-types.ts";
import { type SortBy, sorts } from "#domain/search/sorts.ts";
import type { Site } from "#domain/site/sites.ts";
import { daysBetween } from "#domain/stay/day.ts";
import { daysOf, nightsOf } from "#domain/stay/stay.ts";
import { stayRuleProblem } from "#domain/stay/stay-rules.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { fold } from "#domain/text/fold.ts";
import { type Catalogue, type CatalogueProperty, rulesOf } from "./catalogue.ts";

type OracleInput = {
  catalogue: Catalogue;
  payload: SearchPayload;
  site: Site;
  now: Date;
  secrets: readonly string[];
  isExact?: boolean;
};
type Judged = ReturnType<typeof judge>;

/** The expected answer to a search: the rules of the domain are applied to every property, one after the other. */
export function expectedAnswer(
  input: OracleInput,
): Omit<SearchAnswer, "searchId" | "properties"> & { properties: object[] } {
  const { payload, catalogue } = input;
  const possible = catalogue.properties
    .map((property) => judge(property, input))
    .filter((property) => property.isPossible);
  const passing = (ignored?: FilterName) =>
    possible.filter((property) => filterNames.every((name) => name === ignored || property.passes(name)));
  const found = passing().sort(orderOf(payload));
  const from = (payload.pageNo - 1) * payload.pageSize;
  return {
    filters: facetsOf(catalogue, passing),
    totalCount: found.length,
    properties: found.slice(from, from + payload.pageSize).map((property) => property.card),
    pageNo: payload.pageNo,
    pageSize: payload.pageSize,
  };
}

function judge(property: CatalogueProperty, { catalogue, payload, site, now, secrets, isExact = false }: OracleInput) {
  const today = todayInRiyadh(now);
  const sale = { site, propertyCountry: catalogue.country, seasons: catalogue.seasons, today };
  const price = pricePropertyStay(property.rates, payload, sale);
  const exact = { latitude: property.latitude, longitude: property.longitude };
  const point = isExact ? exact : approximatePoint(property.id, exact, secrets);
  const { latitude, longitude } = payload;
  const distance =
    latitude === undefined || longitude === undefined
      ? undefined
      : Math.round(metresBetween({ latitude, longitude }, point));
  const terms = { ...property, checkIn: payload.checkIn };
  const options = optionsOf(property);
  const values: Record<RangeFilterName, number> = {
    priceFilter: riyals(price.total),
    sizeFilter: property.size,
    bedCountFilter: property.bedRoomCount,
    bathRoomCountFilter: property.bathRoomCount,
  };
  const isFree = isFreeToCancel(terms, now);
  const checkboxes: Record<CheckboxFilterName, boolean> = {
    ...property,
    freeCancellation: isFree,
    offers:
      property.rates.discounts.some(({ from, to }) => from < payload.checkOut && to >= payload.checkIn) ||
      stayPercentage(property.rates, {
        nights: nightsOf(payload),
        daysAhead: daysBetween(today, payload.checkIn),
      }) > 0,
  };
  const passes = (name: FilterName) => passesFilter(name, payload, { options, values, checkboxes, property });
  const isPossible =
    daysOf(payload).every((night) => !property.taken.has(night)) &&
    stayRuleProblem(payload, rulesOf(property, now)) === null &&
    Math.min(property.sleeps ?? property.capacity, property.capacity) >= (payload.guestCount ?? 1) &&
    isOnMap(point, payload.bounds);
  return {
    property,
    options,
    values,
    checkboxes,
    isPossible,
    passes,
    sortValues: {
      rank: rankOf(property, payload),
      price: price.total,
      rating: property.review.averageRating,
      distance: distance ?? 0,
    },
    card: {
      id: property.id,
      location: {
        areaId: property.areaId,
        cityId: property.cityId,
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

function optionsOf(property: CatalogueProperty): Record<LookupFilterName, number[]> {
  return {
    cities: [property.cityId],
    areas: [property.areaId],
    propertyTypes: [property.propertyTypeId],
    amenities: property.amenityIds,
    spaces: [...property.spaceIds],
    guestTypes: property.guestTypeIds.includes(guestTypes.everyone) ? [1, 2, 3, 4] : property.guestTypeIds,
    reviewRating: reviewTypes.filter(({ minimum }) => isRated(property, minimum)).map(({ id }) => id),
  };
}

function isRated({ review }: CatalogueProperty, minimum: number): boolean {
  return review.reviewCount > 0 && review.averageRating >= minimum;
}

function rankOf(property: CatalogueProperty, { rankType }: SearchPayload): number {
  return rankType === "static" ? property.rank : property.dynamicRank;
}

function isOnMap({ latitude, longitude }: { latitude: number; longitude: number }, box: SearchPayload["bounds"]) {
  if (!box) return true;
  return latitude >= box.south && latitude <= box.north && longitude >= box.west && longitude <= box.east;
}

type Facts = Pick<Judged, "options" | "values" | "checkboxes" | "property">;

function passesFilter(name: FilterName, payload: SearchPayload, facts: Facts): boolean {
  const filter = filters[name];
  if (filter.kind === "lookup") {
    const chosen = payload.filterCriteria
      .filter(({ lookupTypeId }) => lookupTypeId === filter.lookupTypeId)
      .flatMap(({ lookupId }) => lookupId);
    const has = (id: number) => facts.options[name as LookupFilterName].includes(id);
    return chosen.length === 0 || (filter.matches === "all" ? chosen.every(has) : chosen.some(has));
  }
  if (filter.kind === "range") {
    const given = (payload[name as RangeFilterName] ?? {}) as Record<string, number | undefined>;
    const [one = -Infinity, other = Infinity] = [given[filter.minimum], given[filter.maximum]];
    const value = facts.values[name as RangeFilterName];
    return value >= Math.min(one, other) && value <= Math.max(one, other);
  }
  if (filter.kind === "text") {
    const term = fold(payload[name as TextFilterName]?.term ?? "");
    return fold(facts.property.nameEn).includes(term) || fold(facts.property.nameAr).includes(term);
  }
  return !payload[name as CheckboxFilterName] || facts.checkboxes[name as CheckboxFilterName];
}

function orderOf({ sortBy, sortOrder }: SearchPayload): (one: Judged, other: Judged) => number {
  const by: SortBy = sortBy;
  const direction = (sortOrder ?? sorts[by]) === "asc" ? 1 : -1;
  return (one, other) =>
    direction * (one.sortValues[by] - other.sortValues[by]) ||
    other.property.rank - one.property.rank ||
    one.property.id - other.property.id;
}

type Passing = (ignored?: FilterName) => Judged[];

function facetsOf({ lookups }: Catalogue, passing: Passing): SearchAnswer["filters"] {
  const options = (name: LookupFilterName) => {
    const { lookupTypeId } = filters[name];
    const counted = new Map<number, number>();
    for (const id of passing(name).flatMap((property) => property.options[name]))
      counted.set(id, (counted.get(id) ?? 0) + 1);
    return [...counted]
      .map(([id, totalCount]) => {
        const label = lookups.find((each) => each.lookupTypeId === lookupTypeId && each.id === id);
        return { id, lookupTypeId, groupId: label?.groupId ?? null, totalCount, rank: label?.rank ?? 999_999 };
      })
      .sort((one, other) => one.rank - other.rank || one.id - other.id);
  };
  const range = (name: RangeFilterName) => {
    const values = passing(name).map((property) => property.values[name]);
    if (values.length === 0) return null;
    const { minimum, maximum } = rangeFilter(name);
    const [min, max] = [Math.min(...values), Math.max(...values)];
    return {
      [minimum]: min,
      [maximum]: max,
      ...(name === PRICE_FILTER && { histogram: histogramOf(min, max, values) }),
    };
  };
  const checkbox = (name: CheckboxFilterName) => ({
    totalCount: passing(name).filter(({ checkboxes }) => checkboxes[name]).length,
  });
  return {
    ...fieldsOf(lookupFilterNames, options),
    ...fieldsOf(rangeFilterNames, range),
    ...fieldsOf(checkboxFilterNames, checkbox),
  } as SearchAnswer["filters"];
}

function fieldsOf<Name extends string, Field>(names: readonly Name[], fieldOf: (name: Name) => Field) {
  return Object.fromEntries(names.map((name) => [name, fieldOf(name)]));
}

function histogramOf(min: number, max: number, values: number[]): number[] {
  const ends = sliderEnds(Math.round(min * 100), Math.round(max * 100));
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
