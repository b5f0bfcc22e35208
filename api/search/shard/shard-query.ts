import type { Point } from "#domain/location/shift.ts";
import type { Sale } from "#domain/price/home-rates.ts";
import type { LookupFilterName, RangeFilterName } from "#domain/search/filters.ts";
import type { Range } from "#domain/search/range.ts";
import type { RankType, SortBy, SortOrder } from "#domain/search/sorts.ts";

export type Box = { north: number; south: number; east: number; west: number };

/** A search as a shard understands it: days as numbers since 1970, text folded, prices in halalas. */
export type HomeQuery = {
  checkIn: number;
  nights: number;
  site: Sale["site"];
  lookups: Partial<Record<LookupFilterName, readonly number[]>>;
  ranges: Partial<Record<RangeFilterName, Range>>;
  is3DView: boolean;
  freeCancellation: boolean;
  /** Empty for any name. */
  term: string;
  guestCount: number;
  bounds: Box | null;
  near: Point | null;
  /** Whether this guest is told where homes are, and finds them by it. */
  isExact: boolean;
  sortBy: SortBy;
  sortOrder: SortOrder;
  rankType: RankType;
  offset: number;
  limit: number;
  /** Seconds since 1970, whole: what a free cancellation is judged by. */
  now: number;
};
