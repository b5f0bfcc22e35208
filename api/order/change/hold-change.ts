import { deleteExpiredHolds } from "#api/cart/hold/claim-nights.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { type CartRow, cartItems, carts, chaletItems, type ShownCart } from "#api/schema/cart.ts";
import { nightClaims, stayClaims } from "#api/schema/claim.ts";
import type { Day } from "#domain/stay/day.ts";

/**
 * Writes the cart of a change with a claim on its whole stay, and rows for the nights that the order does not have. A change
 * that needs no payment is paying at once and is swapped in the same transaction. The property must be locked.
 */
export async function holdChange(tx: Tx, cart: ShownCart, added: readonly Day[]): Promise<CartRow> {
  const { itemId, propertyId, checkIn, checkOut, price, policies } = cart.chalet;
  await deleteExpiredHolds(tx, propertyId, { checkIn, checkOut });
  const state = cart.state === "open" ? "held" : "paying";
  const nights = `[${checkIn},${checkOut})`;
  const replaces = cart.change?.replaces ?? null;
  const [claim] = await tx.insert(stayClaims).values({ propertyId, nights, state, replaces }).returning();
  if (!claim) throw new Error("The claim was not written.");
  const { id: stayClaimId } = claim;
  const expiresAt = state === "held" ? cart.holdUntil : null;
  const rows = added.map((night) => ({ propertyId, night, stayClaimId, state, expiresAt }) as const);
  const held = rows.length === 0 ? [] : await tx.insert(nightClaims).values(rows).onConflictDoNothing().returning();
  if (held.length !== rows.length) throw new Problem("dates-taken");
  const { chalet, ...whole } = cart;
  await tx.insert(carts).values(whole);
  await tx.insert(cartItems).values({
    id: itemId,
    cartId: cart.id,
    kind: "chalet",
    position: 0,
    startsOn: checkIn,
    endsOn: checkOut,
    price,
    policies,
  });
  await tx.insert(chaletItems).values({ cartItemId: itemId, propertyId, stayClaimId });
  return { ...cart, chalet: { ...chalet, stayClaimId } };
}
