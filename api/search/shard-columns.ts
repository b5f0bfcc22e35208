import { policyTypes } from "#domain/policy/cancellation-policy.ts";
import { welcomedGuestTypes } from "#domain/search/guest-types.ts";
import { reviewTypesOf } from "#domain/search/review-types.ts";
import { discountedForStay } from "./shard/discounted-stay.ts";
import { freeToCancel } from "./shard/free-cancellation.ts";
import type { ShardColumns } from "./shard/shard.ts";

/** What a property has of each filter: every row of `domain/search/filters.ts` but the text and the price has a line. */
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
    is3DView: { sql: "p.is_3d_view" },
    offers: { sql: "d.discounts IS NOT NULL", forStay: discountedForStay },
    freeCancellation: { sql: `p.policy_type_id = ${policyTypes.FULLY_REFUNDABLE}`, forStay: freeToCancel },
  },
};
