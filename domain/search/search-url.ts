import { type Party, partySize, readParty, resizeParty, writeParty } from "#domain/guest/party.ts";
import { readNear, writeNear } from "#domain/place/near.ts";
import type { Day } from "#domain/stay/day.ts";
import { flexibleKeys, readFlexibleChoice, writeFlexibleChoice } from "#domain/stay/flexible/choice-url.ts";
import { readUrlStay, writeUrlDay } from "#domain/stay/url-day.ts";
import { type Filter, type FilterName, filterNames, filters, type RangeFilter } from "./filters.ts";
import { orderedRange, type Range } from "./range.ts";
import type { Bounds, FilterValues, SearchQuery } from "./search-query.ts";
import { DEFAULT_SORT, rankTypes, readSort, type SortBy, sorts } from "./sorts.ts";
import { cutUnitSearch } from "./unit-search.ts";

export type { Bounds, FilterValues, SearchQuery } from "./search-query.ts";

/** The part of `URLSearchParams` that is read. */
type Query = { get(name: string): string | null; getAll(name: string): string[] };

const MAX_IDS = 500;
const MAX_PAGE = 10_000;
const MAX_ID = 2_147_483_647;
const MAX_OF_UNIT: Record<RangeFilter["unit"], number> = { price: 1_000_000_000, count: 1_000_000 };
/** Five decimals of a degree are about a metre. */
const DECIMALS = 5;

const ownKeys: readonly string[] = [
  "cityId",
  "checkIn",
  "checkOut",
  ...flexibleKeys,
  ...filterNames,
  "sortBy",
  "rankType",
  "adults",
  "children",
  "guestCount",
  "bounds",
  "near",
  "nearName",
  "pageNo",
];

/** What an address asks for. Unknown, empty and impossible values are ignored. */
export function readSearchQuery(params: Query, today: Day): SearchQuery {
  const rankType = rankTypes.find((known) => known === params.get("rankType"));
  const party = readParty(params);
  const bounds = readBounds(params.get("bounds"));
  const near = readNear(params.get("near"), params.get("nearName"));
  const flexible = readFlexibleChoice(params);
  return {
    cityId: wholeNumber(params.get("cityId"), 1, MAX_ID) ?? null,
    stay: readUrlStay(params, today),
    filters: readFilters(params),
    sort: readSort(params.get("sortBy") ?? usualSort(near)),
    pageNo: wholeNumber(params.get("pageNo"), 1, MAX_PAGE) ?? 1,
    ...(flexible && { flexible }),
    ...(rankType && { rankType }),
    ...(party && { guestCount: partySize(party) }),
    ...(party?.children && { children: party.children }),
    ...(bounds && { bounds }),
    ...(near && { near }),
  };
}

/** The query string of a query without default values, followed by the keys in `keep` that are not ours. */
export function writeSearchQuery(query: SearchQuery, keep: Iterable<[string, string]> = []): string {
  const { cityId, stay, sort, rankType, bounds, near, pageNo } = query;
  const party = writeParty(partyOf(query));
  const usual = usualSort(near);
  const isDefaultSort = sort.sortBy === usual && sort.sortOrder === sorts[usual];
  const own: [string, string | number | null | undefined][] = [
    ["cityId", cityId],
    ["checkIn", stay && writeUrlDay(stay.checkIn)],
    ["checkOut", stay && writeUrlDay(stay.checkOut)],
    ...Object.entries(writeFlexibleChoice(query.flexible)),
    ...filterNames.map((name): [string, string | undefined] => [name, writeFilter(name, query.filters)]),
    ["sortBy", isDefaultSort ? null : `${sort.sortBy}-${sort.sortOrder}`],
    ["rankType", rankType],
    ["adults", party.adults],
    ["children", party.children],
    ["bounds", bounds && writeBounds(bounds)],
    ["near", near && writeNear(near)],
    ["nearName", near?.name],
    ["pageNo", pageNo > 1 ? pageNo : null],
  ];
  const others = [...keep].filter(([key]) => !ownKeys.includes(key));
  return [...own, ...others].flatMap(([key, value]) => writePair(key, value ?? "")).join("&");
}

/** Homes near a place are sorted by the distance from it. */
function usualSort(near: SearchQuery["near"]): SortBy {
  return near ? "distance" : DEFAULT_SORT;
}

export function partyOf({ guestCount, children = 0 }: Pick<SearchQuery, "guestCount" | "children">): Party | null {
  return guestCount ? resizeParty(guestCount, { adults: guestCount, children }) : null;
}

/** Commas stay readable; empty values are omitted. */
function writePair(key: string, value: string | number): string[] {
  if (value === "") return [];
  return [`${encode(key)}=${encode(String(value))}`];
}

function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replaceAll("%20", "+").replaceAll("%2C", ",");
}

function readFilters(params: Query): FilterValues {
  const values: [string, unknown][] = filterNames.flatMap((name) => {
    const value = readFilter(name, params.getAll(name));
    return value === undefined ? [] : [[name, value] as [string, unknown]];
  });
  return Object.fromEntries(values);
}

/** A form without JavaScript repeats a key for each ticked box, and for both ends of a range. */
function readFilter(name: FilterName, values: string[]) {
  const filter: Filter = filters[name];
  switch (filter.kind) {
    case "lookup":
      return readIds(values.join(","), filter.isMinimum ? 1 : MAX_IDS);
    case "range":
      return readRange(values.join("-"), MAX_OF_UNIT[filter.unit]);
    case "text":
      return cutUnitSearch(values[0] ?? "") || undefined;
    case "checkbox":
      return values[0] === "1" ? true : undefined;
  }
}

/** Sorted and unique, so that one choice has one address. */
function readIds(text: string, max: number): number[] | undefined {
  const ids = text.split(",").flatMap((id) => wholeNumber(id.trim(), 1, MAX_ID) ?? []);
  const chosen = [...new Set(ids)].slice(0, max).sort((one, other) => one - other);
  return chosen.length > 0 ? chosen : undefined;
}

/** `500-900`; an empty, lowest or highest possible end is open, and reversed ends are swapped. */
function readRange(text: string, max: number): Range | undefined {
  const [, minimum = "", maximum = ""] = /^(\d{0,10})-(\d{0,10})$/.exec(text.trim()) ?? [];
  if (minimum === "" && maximum === "") return undefined;
  const ends = orderedRange({ minimum: end(minimum, max), maximum: end(maximum, max) });
  const range: Range = {};
  if (ends.minimum) range.minimum = ends.minimum;
  if (ends.maximum !== undefined && ends.maximum < max) range.maximum = ends.maximum;
  return range.minimum === undefined && range.maximum === undefined ? undefined : range;
}

function end(digits: string, max: number): number | undefined {
  return digits === "" ? undefined : Math.min(Number(digits), max);
}

/** Always both ends; an open end is the lowest or highest possible one. */
function writeRange({ minimum, maximum }: Range, max: number): string | undefined {
  return minimum === undefined && maximum === undefined ? undefined : `${minimum ?? 0}-${maximum ?? max}`;
}

function writeFilter(name: FilterName, values: FilterValues): string | undefined {
  const value = values[name];
  if (value === undefined) return undefined;
  if (Array.isArray(value)) return value.join(",");
  if (value === true) return "1";
  if (typeof value === "string") return value;
  const filter: Filter = filters[name];
  return filter.kind === "range" ? writeRange(value, MAX_OF_UNIT[filter.unit]) : undefined;
}

/** West, south, east, north: the usual order of maps. */
function readBounds(text: string | null): Bounds | undefined {
  const numbers = (text ?? "").split(",").map((number) => (number.trim() === "" ? Number.NaN : Number(number)));
  const [west = Number.NaN, south = Number.NaN, east = Number.NaN, north = Number.NaN] = numbers;
  const isValid = numbers.length === 4 && numbers.every(Number.isFinite) && south <= north && west <= east;
  const isOnEarth = Math.abs(south) <= 90 && Math.abs(north) <= 90 && Math.abs(west) <= 180 && Math.abs(east) <= 180;
  return isValid && isOnEarth ? { north, south, east, west } : undefined;
}

function writeBounds({ north, south, east, west }: Bounds): string {
  return [west, south, east, north].map((degrees) => Number(degrees.toFixed(DECIMALS))).join(",");
}

function wholeNumber(text: string | null, min: number, max: number): number | undefined {
  if (!/^\d{1,10}$/.test(text ?? "")) return undefined;
  const number = Number(text);
  return number >= min && number <= max ? number : undefined;
}
