import { eq, getTableColumns } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { type CartRow, cartItems, carts, chaletItems } from "#api/schema/cart.ts";

/** Carts with their items, to be narrowed, ordered and locked. */
export function selectCarts(db: Tx) {
  return db
    .select({ cart: getTableColumns(carts), item: getTableColumns(cartItems), chalet: getTableColumns(chaletItems) })
    .from(carts)
    .innerJoin(cartItems, eq(cartItems.cartId, carts.id))
    .innerJoin(chaletItems, eq(chaletItems.cartItemId, cartItems.id));
}

type Selected = Awaited<ReturnType<typeof selectCarts>>[number];

export function cartOf({ cart, item, chalet }: Selected): CartRow {
  const { id, startsOn, endsOn } = item;
  return {
    ...cart,
    chalet: {
      itemId: id,
      propertyId: chalet.propertyId,
      stayClaimId: chalet.stayClaimId,
      checkIn: startsOn,
      checkOut: endsOn,
      price: item.price,
      policies: item.policies,
    },
  };
}
