import { z } from "zod";
import { filters } from "#domain/search/filters.ts";

const Id = z.int32().positive();
/** Options of one lookup type, at most 500 ids. */
export const LookupChoice = z.object({ lookupTypeId: Id, lookupId: z.array(Id).max(500) });

const Amount = z.number().min(0).max(1e9);
const Count = z.int().min(0).max(1_000_000);

/** The visible part of a map, in degrees; properties are found by their shown point. */
const Bounds = z.object({
  north: z.number().min(-90).max(90),
  south: z.number().min(-90).max(90),
  east: z.number().min(-180).max(180),
  west: z.number().min(-180).max(180),
});

const { priceFilter: price, sizeFilter: size, bedCountFilter: beds, bathRoomCountFilter: baths } = filters;

/** All filters of a search. A missing end of a range is open; reversed ends are swapped. */
export const FilterPayload = z.object({
  filterCriteria: z.array(LookupChoice).max(20).default([]),
  /** The total price of the whole stay, in riyals. */
  priceFilter: z.object({ [price.minimum]: Amount.optional(), [price.maximum]: Amount.optional() }).optional(),
  sizeFilter: z.object({ [size.minimum]: Count.optional(), [size.maximum]: Count.optional() }).optional(),
  bedCountFilter: z.object({ [beds.minimum]: Count.optional(), [beds.maximum]: Count.optional() }).optional(),
  bathRoomCountFilter: z.object({ [baths.minimum]: Count.optional(), [baths.maximum]: Count.optional() }).optional(),
  /** The same as `searchText`; cut after 100 characters. */
  unitSearch: z.object({ term: z.string().max(1_000).optional() }).optional(),
  searchText: z.string().max(1_000).optional(),
  is3DView: z.boolean().optional(),
  freeCancellation: z.boolean().optional(),
  /** Ids of lookup type 6; they are also accepted in `filterCriteria`. */
  guestTypes: z.array(Id).max(500).optional(),
  guestCount: z.int().min(1).max(1_000).optional(),
  bounds: Bounds.optional(),
});

const FilterOption = z.object({
  id: z.int(),
  lookupTypeId: z.int(),
  groupId: z.int().nullable(),
  /** How many properties remain if this option is chosen, whatever else of the same filter is chosen. */
  totalCount: z.int(),
  rank: z.int(),
});
const Options = z.array(FilterOption);
const Checkbox = z.object({ totalCount: z.int() });

/** The available options. A range is `null` if no property remains. */
export const FilterAnswer = z.object({
  cities: Options,
  areas: Options,
  propertyTypes: Options,
  amenities: Options,
  spaces: Options,
  guestTypes: Options,
  reviewRating: Options,
  priceFilter: z
    .object({
      minimumPrice: z.number(),
      maximumPrice: z.number(),
      /** Properties in each of 20 equal parts between the ends, rounded outwards to SAR 50. */
      histogram: z.array(z.int()),
    })
    .nullable(),
  sizeFilter: z.object({ minimumSize: z.int(), maximumSize: z.int() }).nullable(),
  bedCountFilter: z.object({ minimumCount: z.int(), maximumCount: z.int() }).nullable(),
  bathRoomCountFilter: z.object({ minimumCount: z.int(), maximumCount: z.int() }).nullable(),
  is3DView: Checkbox,
  freeCancellation: Checkbox,
});
