import type { Point } from "#domain/location/shift.ts";
import type { Sale } from "#domain/price/property-rates.ts";
import type { CheckboxFilterName, LookupFilterName, RangeFilterName } from "#domain/search/filters.ts";
import type { Range } from "#domain/search/range.ts";
import type { RankType, SortBy, SortOrder } from "#domain/search/sorts.ts";

export type Box = { north: number; south: number; east: number; west: number };

/** A search in the units of a shard: days as numbers since 1970, text folded, prices in halalas. */
export type ShardQuery = {
  checkIn: number;
  nights: number;
  site: Sale["site"];
  lookups: Partial<Record<LookupFilterName, readonly number[]>>;
  ranges: Partial<Record<RangeFilterName, Range>>;
  checkboxes: readonly CheckboxFilterName[];
  /** Empty for any name. */
  term: string;
  guestCount: number;
  bounds: Box | null;
  near: Point | null;
  /** Whether this guest sees exact locations, and finds properties by them. */
  isExact: boolean;
  sortBy: SortBy;
  sortOrder: SortOrder;
  rankType: RankType;
  offset: number;
  limit: number;
  /** Whole seconds since 1970, which decide whether cancelling is free. */
  now: number;
};
