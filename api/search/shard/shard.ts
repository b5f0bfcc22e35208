import type { SeasonCalendar } from "#domain/price/season.ts";
import {
  type CheckboxFilterName,
  checkboxFilterNames,
  type FilterTable,
  type filters,
  type LookupFilterName,
  lookupFilterNames,
  type NamesOf,
} from "#domain/search/filters.ts";
import type { RankType } from "#domain/search/sorts.ts";
import { type Bitset, emptyBitset } from "./bitset.ts";
import { type BookingLimits, emptyBookingLimits, sizeOfBookingLimits } from "./booking-limits.ts";
import { type CardStore, emptyCardStore, sizeOfCards } from "./card-store.ts";
import { type Measure, type MeasureColumn, measures } from "./measures.ts";
import { emptyNightPrices, type NightPrices, sizeOfNightPrices } from "./night-prices.ts";
import type { NightWindow } from "./night-window.ts";
import type { PropertyFacts } from "./property-facts.ts";
import type { ShardQuery } from "./shard-query.ts";
import { emptySortedPositions, type SortedPositions } from "./sorted-positions.ts";
import { emptyStayRestrictions, type StayRestrictions, sizeOfStayRestrictions } from "./stay-restrictions.ts";

/** An option of a lookup filter: the properties that have it, and its JSON up to the count that each answer adds. */
export type Option = { id: number; properties: Bitset; rank: number; opening: string };
export type OptionList = { byId: Map<number, Option>; inOrder: Option[] };

/** A yes-or-no column. */
export type CheckboxColumn = {
  /** A condition over the property `p`. */
  sql: string;
  /** The properties that match for one stay, where the stay decides too. */
  forStay?: (shard: Shard, query: ShardQuery) => Bitset;
};

/** How a property fills the columns of each filter. The price, which the stay decides, has no column. */
export type ShardColumns<Table extends FilterTable = typeof filters> = {
  lookups: Record<NamesOf<{ kind: "lookup" }, Table>, (property: PropertyFacts) => readonly number[]>;
  measures: Record<NamesOf<{ kind: "range"; unit: "count" }, Table>, (property: PropertyFacts) => number>;
  checkboxes: Record<NamesOf<{ kind: "checkbox" }, Table>, CheckboxColumn>;
};

/**
 * The listed properties of one city as columns: a property is a position, an attribute is an array or a set over all
 * positions. The position of a property that is no longer listed stays empty until the shard is loaded again.
 */
export type Shard = {
  cityId: number;
  country: string;
  seasons: SeasonCalendar;
  window: NightWindow;
  columns: ShardColumns;
  /** Positions in all, and positions in use. */
  capacity: number;
  used: number;
  positionOf: Map<number, number>;
  listed: Bitset;
  id: Int32Array;
  /** See `PropertyFacts`. */
  fingerprint: Uint32Array;
  rank: Int32Array;
  dynamicRank: Int32Array;
  /** Own rating of 10, in hundredths; 0 without a review. */
  rating: Int32Array;
  measures: Record<Measure, MeasureColumn>;
  sleeps: Int16Array;
  /** The point that guests see, and the real one. */
  latitude: Float64Array;
  longitude: Float64Array;
  exactLatitude: Float64Array;
  exactLongitude: Float64Array;
  /** Seconds from the end of free cancellation to the UTC midnight of the check-in day. */
  freeLead: Int32Array;
  /** The largest `freeLead`. */
  longestLead: number;
  names: string[];
  options: Record<LookupFilterName, OptionList>;
  checkboxes: Record<CheckboxFilterName, Bitset>;
  prices: NightPrices;
  restrictions: StayRestrictions;
  limits: BookingLimits;
  recommended: Record<RankType, SortedPositions>;
  cards: CardStore;
  /** The placeholder of each first picture, computed when its card is first shown. */
  placeholders: CardStore;
  /** Facts that only the placeholder needs: the kinds of all rooms, separated by commas, the sea, the seed of the pictures. */
  rooms: string[];
  bySea: Uint8Array;
  salt: Int16Array;
  /** When holds expire, by property id, in ms. */
  holdEnds: Map<number, number>;
};

/** The facts that all properties of a city share. */
export type City = Pick<Shard, "cityId" | "country" | "seasons">;

export function emptyShard(city: City, columns: ShardColumns, capacity: number, window: NightWindow): Shard {
  const integers = () => new Int32Array(capacity);
  return {
    ...city,
    window,
    columns,
    capacity,
    used: 0,
    positionOf: new Map(),
    listed: emptyBitset(capacity),
    id: integers(),
    fingerprint: new Uint32Array(capacity),
    rank: integers(),
    dynamicRank: integers(),
    rating: integers(),
    measures: emptyMeasures(capacity),
    sleeps: new Int16Array(capacity),
    latitude: new Float64Array(capacity),
    longitude: new Float64Array(capacity),
    exactLatitude: new Float64Array(capacity),
    exactLongitude: new Float64Array(capacity),
    freeLead: integers(),
    longestLead: 0,
    names: [],
    options: emptyOptions(),
    checkboxes: emptyCheckboxes(capacity),
    prices: emptyNightPrices(capacity, window),
    restrictions: emptyStayRestrictions(capacity, window),
    limits: emptyBookingLimits(capacity),
    recommended: { static: emptySortedPositions(capacity), dynamic: emptySortedPositions(capacity) },
    cards: emptyCardStore(capacity),
    placeholders: emptyCardStore(capacity),
    rooms: [],
    bySea: new Uint8Array(capacity),
    salt: new Int16Array(capacity),
    holdEnds: new Map(),
  };
}

function emptyMeasures(capacity: number): Shard["measures"] {
  const empty = measures.map((name) => [
    name,
    { values: new Int32Array(capacity), largestFirst: emptySortedPositions(capacity) },
  ]);
  return Object.fromEntries(empty) as Shard["measures"];
}

function emptyCheckboxes(capacity: number): Shard["checkboxes"] {
  const empty = checkboxFilterNames.map((filter) => [filter, emptyBitset(capacity)]);
  return Object.fromEntries(empty) as Shard["checkboxes"];
}

function emptyOptions(): Shard["options"] {
  const empty = lookupFilterNames.map((filter) => [filter, { byId: new Map(), inOrder: [] }]);
  return Object.fromEntries(empty) as Shard["options"];
}

/** Integer columns inside objects: two orders by rank with two arrays each, measures with an order and their values. */
const NESTED_COLUMNS = 2 * 2 + 3 * measures.length;
const BYTES_OF_MAP_ENTRY = 40;
const BYTES_OF_STRING = 24;

/** The memory of a shard: its arrays exactly, its names and maps by their usual size. */
export function sizeOfShard(shard: Shard): number {
  const columns = Object.values(shard).reduce<number>(
    (sum, part) => sum + (ArrayBuffer.isView(part) ? part.byteLength : 0),
    NESTED_COLUMNS * shard.rank.byteLength,
  );
  const checkboxes = checkboxFilterNames.length * shard.listed.byteLength;
  const options = Object.values(shard.options).reduce((sum, each) => sum + each.byId.size * shard.listed.byteLength, 0);
  const names = [...shard.names, ...shard.rooms].reduce((sum, text) => sum + BYTES_OF_STRING + 2 * text.length, 0);
  const maps = (shard.positionOf.size + shard.holdEnds.size) * BYTES_OF_MAP_ENTRY;
  const parts =
    sizeOfNightPrices(shard.prices) +
    sizeOfStayRestrictions(shard.restrictions) +
    sizeOfBookingLimits(shard.limits) +
    sizeOfCards(shard.cards) +
    sizeOfCards(shard.placeholders);
  return columns + checkboxes + options + names + maps + parts;
}
