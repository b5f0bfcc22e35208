import { type SQL, sql } from "drizzle-orm";
import { carts } from "#api/schema/cart.ts";
import type { Stay } from "#domain/stay/stay.ts";

/** Whether a cart has a stay in this property on these days. */
export function holdsStay(propertyId: number, { checkIn, checkOut }: Stay): SQL {
  return sql`EXISTS (
    SELECT FROM cart_item i JOIN chalet_item s ON s.cart_item_id = i.id
    WHERE i.cart_id = ${carts.id} AND s.property_id = ${propertyId} AND i.starts_on = ${checkIn} AND i.ends_on = ${checkOut})`;
}

/** Whether a cart has made this claim. */
export function hasClaim(stayClaimId: number): SQL {
  return sql`${carts.id} IN (
    SELECT i.cart_id FROM chalet_item s JOIN cart_item i ON i.id = s.cart_item_id WHERE s.stay_claim_id = ${stayClaimId})`;
}
