import type { LegRow } from "#api/schema/leg.ts";

/** What a line shows of a leg. */
export type CartLeg = Pick<
  LegRow,
  "id" | "cartId" | "method" | "points" | "valueHalalas" | "baseHalalas" | "memberMask"
>;
