/** Fields for typing that are no secret of a guest: amounts, times, and what addresses name. */
export const OPEN_FIELDS: readonly string[] = ["coupon", "orderNumber", "otherAmount", "sendAt"];
