import type { SeasonCalendar } from "#domain/price/season.ts";
import { type LookupFilterName, lookupFilterNames } from "#domain/search/filters.ts";
import type { RankType } from "#domain/search/sorts.ts";
import { type Bitset, emptyBitset } from "./bitset.ts";
import { type CardStore, emptyCardStore, sizeOfCards } from "./card-store.ts";
import { type Measure, type MeasureColumn, measures } from "./measures.ts";
import { emptyNightPrices, type NightPrices, sizeOfNightPrices } from "./night-prices.ts";
import type { NightWindow } from "./night-window.ts";
import { noPlaces, type Places } from "./places.ts";
import { emptyStayGates, type StayGates, sizeOfStayGates } from "./stay-restrictions.ts";

/** An option of a lookup filter: who has it, and its JSON up to the count that each answer adds. */
export type Option = { id: number; homes: Bitset; rank: number; opening: string };
export type OptionList = { byId: Map<number, Option>; inOrder: Option[] };

/**
 * The listed homes of one city, laid out by question: a home is a position, an attribute is an array or a set over all
 * positions. A position whose home left stays empty until the shard is loaded anew.
 */
export type Shard = {
  cityId: number;
  country: string;
  seasons: SeasonCalendar;
  window: NightWindow;
  /** Positions there is room for, and positions in use. */
  room: number;
  used: number;
  positionOf: Map<number, number>;
  listed: Bitset;
  id: Int32Array;
  rank: Int32Array;
  dynamicRank: Int32Array;
  /** Own rating of 10, in hundredths; 0 without a review. */
  rating: Int32Array;
  measures: Record<Measure, MeasureColumn>;
  capacity: Int16Array;
  /** Where guests are shown a home, and where it is. */
  latitude: Float64Array;
  longitude: Float64Array;
  exactLatitude: Float64Array;
  exactLongitude: Float64Array;
  /** Seconds from the last moment a free cancellation is possible to the UTC midnight of the check-in day. */
  freeLead: Int32Array;
  /** No home's `freeLead` is longer. */
  longestLead: number;
  names: string[];
  options: Record<LookupFilterName, OptionList>;
  is3DView: Bitset;
  /** Homes that let guests cancel for nothing before the deadline. */
  refundable: Bitset;
  prices: NightPrices;
  gates: StayGates;
  recommended: Record<RankType, Places>;
  cards: CardStore;
  /** What stands in for a home's first picture, worked out when a guest first sees its card. */
  sights: CardStore;
  /** What that needs and no filter asks for: the kinds of all rooms, separated by commas, and the roll of the pictures. */
  rooms: string[];
  salt: Int16Array;
  /** When holds end by themselves, by home id, in ms. */
  holdEnds: Map<number, number>;
};

/** What is the same for every home of a city. */
export type City = Pick<Shard, "cityId" | "country" | "seasons">;

export function emptyShard(city: City, room: number, window: NightWindow): Shard {
  const integers = () => new Int32Array(room);
  return {
    ...city,
    window,
    room,
    used: 0,
    positionOf: new Map(),
    listed: emptyBitset(room),
    id: integers(),
    rank: integers(),
    dynamicRank: integers(),
    rating: integers(),
    measures: noMeasures(room),
    capacity: new Int16Array(room),
    latitude: new Float64Array(room),
    longitude: new Float64Array(room),
    exactLatitude: new Float64Array(room),
    exactLongitude: new Float64Array(room),
    freeLead: integers(),
    longestLead: 0,
    names: [],
    options: noOptions(),
    is3DView: emptyBitset(room),
    refundable: emptyBitset(room),
    prices: emptyNightPrices(room, window),
    gates: emptyStayGates(room, window),
    recommended: { static: noPlaces(room), dynamic: noPlaces(room) },
    cards: emptyCardStore(room),
    sights: emptyCardStore(room),
    rooms: [],
    salt: new Int16Array(room),
    holdEnds: new Map(),
  };
}

function noMeasures(room: number): Shard["measures"] {
  const none = measures.map((name) => [name, { values: new Int32Array(room), largestFirst: noPlaces(room) }]);
  return Object.fromEntries(none) as Shard["measures"];
}

function noOptions(): Shard["options"] {
  const none = lookupFilterNames.map((filter) => [filter, { byId: new Map(), inOrder: [] }]);
  return Object.fromEntries(none) as Shard["options"];
}

/** Two of ranks and three of measures take two arrays each, measures one more. */
const KEPT_ORDERS = 2 * 2 + 3 * 3;
const BYTES_OF_MAP_ENTRY = 40;
const BYTES_OF_STRING = 24;

/** What a shard holds in memory: its arrays exactly, its names and maps by their usual size. */
export function sizeOfShard(shard: Shard): number {
  const columns = Object.values(shard).reduce<number>(
    (sum, part) => sum + (ArrayBuffer.isView(part) ? part.byteLength : 0),
    KEPT_ORDERS * shard.rank.byteLength,
  );
  const options = Object.values(shard.options).reduce((sum, each) => sum + each.byId.size * shard.listed.byteLength, 0);
  const names = [...shard.names, ...shard.rooms].reduce((sum, text) => sum + BYTES_OF_STRING + 2 * text.length, 0);
  const maps = (shard.positionOf.size + shard.holdEnds.size) * BYTES_OF_MAP_ENTRY;
  const parts =
    sizeOfNightPrices(shard.prices) +
    sizeOfStayGates(shard.gates) +
    sizeOfCards(shard.cards) +
    sizeOfCards(shard.sights);
  return columns + options + names + maps + parts;
}
