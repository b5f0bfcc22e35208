import type { LegRow } from "#api/schema/leg.ts";
import type { CartProduct } from "#contract/cart.ts";

/** What a line shows of a leg. */
export type CartLeg = Pick<
  LegRow,
  "id" | "cartId" | "method" | "points" | "valueHalalas" | "baseHalalas" | "memberMask"
>;

/** A line of the price before it is converted into the currency of the cart. */
export type Line = Pick<CartProduct, "type" | "name" | "description"> &
  Partial<Omit<CartProduct, "price" | "displayPrice">> & { halalas: number };
