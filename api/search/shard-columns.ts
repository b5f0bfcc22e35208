import { getTableColumns } from "drizzle-orm";
import { properties, type StoredCheckbox, storedCheckboxes } from "#api/schema/property.ts";
import { policyTypes } from "#domain/policy/cancellation-policy.ts";
import { welcomedGuestTypes } from "#domain/search/guest-types.ts";
import { reviewTypesOf } from "#domain/search/review-types.ts";
import { discountedForStay } from "./shard/discounted-stay.ts";
import { freeToCancel } from "./shard/free-cancellation.ts";
import type { CheckboxColumn, ShardColumns } from "./shard/shard.ts";

/** The yes-or-no filters that are columns of the property under their own names. */
const storedColumns = Object.fromEntries(
  storedCheckboxes.map((name) => [name, { sql: `p.${getTableColumns(properties)[name].name}` }]),
) as Record<StoredCheckbox, CheckboxColumn>;

/**
 * What a property has of each filter: every row of `domain/search/filters.ts` has a line, except the text, the price and
 * yes-or-no filters with a column of their own name in `api/schema/property.ts`.
 */
export const shardColumns: ShardColumns = {
  lookups: {
    cities: ({ cityId }) => [cityId],
    areas: ({ areaId }) => [areaId],
    propertyTypes: ({ propertyTypeId }) => [propertyTypeId],
    amenities: ({ amenityIds }) => amenityIds,
    spaces: ({ spaceIds }) => spaceIds,
    guestTypes: ({ guestTypeIds }) => welcomedGuestTypes(guestTypeIds),
    reviewRating: ({ review }) => reviewTypesOf(review),
  },
  measures: {
    sizeFilter: ({ size }) => size,
    bedCountFilter: ({ bedRoomCount }) => bedRoomCount,
    bathRoomCountFilter: ({ bathRoomCount }) => bathRoomCount,
  },
  checkboxes: {
    ...storedColumns,
    offers: { sql: "d.discounts IS NOT NULL", forStay: discountedForStay },
    freeCancellation: { sql: `p.policy_type_id = ${policyTypes.FULLY_REFUNDABLE}`, forStay: freeToCancel },
  },
};
