import { and, desc, eq } from "drizzle-orm";
import { ownedBy } from "#api/cart/holder/own-cart.ts";
import { isHeld } from "#api/cart/holder/own-hold.ts";
import type { Owner } from "#api/cart/holder/owner.ts";
import { cartOf, selectCarts } from "#api/cart/read-cart.ts";
import { holdsStay } from "#api/item/chalet/nights/holds-stay.ts";
import { stayOf } from "#api/item/chalet/stay-of.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { verifyQuote } from "#api/property/offer/signed-quote.ts";
import { type CartRow, carts } from "#api/schema/cart.ts";
import type { CartInput } from "#contract/cart/cart.ts";
import type { CurrencyCode } from "#domain/money/currency.ts";
import type { Site } from "#domain/site/sites.ts";
import type { Stay } from "#domain/stay/stay.ts";

type CartQuery = Owner & { site: Site; stay: Stay; input: CartInput; currency: CurrencyCode };

/**
 * The cart of this guest that already holds exactly this stay at the quoted price, or `null`. A guest with two tabs, or
 * one who went back to the property, continues with it. The property must be locked.
 */
export async function sameCart(tx: Tx, secrets: readonly string[], query: CartQuery): Promise<CartRow | null> {
  const { site, stay, input, currency } = query;
  const [found] = await selectCarts(tx)
    .where(
      and(
        ownedBy(query),
        isHeld,
        eq(carts.kind, "stay"),
        eq(carts.siteId, site.siteId),
        holdsStay(input.propertyId, stay),
        eq(carts.adults, input.guestCount.adults),
        eq(carts.children, input.guestCount.children),
        eq(carts.currency, currency),
      ),
    )
    .orderBy(desc(carts.createdAt))
    .limit(1)
    .for("update", { of: carts });
  if (!found) return null;
  const cart = cartOf(found);
  const verified = verifyQuote(secrets, input.quoteId, cart.createdAt);
  return verified.state !== "forged" && verified.quote.total === stayOf(cart).price.total ? cart : null;
}
