import type { CouponTerms } from "./judge-coupon.ts";

/** The terms that most codes do not have. */
export const noMoreTerms = {
  maxNights: null,
  perGuestLimit: null,
  stayFrom: null,
  stayTo: null,
  bookWeekdays: null,
  propertyIds: null,
  propertyTypeIds: null,
  hostId: null,
  memberOnly: false,
  method: null,
  budgetHalalas: null,
} satisfies Partial<CouponTerms>;
