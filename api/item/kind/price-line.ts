import type { CartProduct } from "#contract/cart/cart.ts";

/** A line of the price before it is converted into the currency of the cart. */
export type Line = Pick<CartProduct, "type" | "name" | "description"> &
  Partial<Omit<CartProduct, "price" | "displayPrice">> & { halalas: number };
