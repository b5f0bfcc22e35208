import { Problem } from "#api/platform/problem/problem.ts";
import { verifyQuote } from "#api/property/signed-quote.ts";
import type { CartWish } from "#contract/cart.ts";
import { riyals } from "#domain/price/riyals.ts";
import type { Site } from "#domain/site/sites.ts";
import type { Stay } from "#domain/stay/stay.ts";

type Asked = { secrets: readonly string[]; site: Site; wish: CartWish; stay: Stay };

/**
 * The guest pays what they were quoted or is asked again. What we did not sign, or signed for another stay, is refused;
 * a quote that ran out is as good as a new one while the price is still the same.
 */
export function requireQuotedPrice({ secrets, site, wish, stay }: Asked, total: number, now: Date): void {
  const verified = verifyQuote(secrets, wish.quoteId, now);
  const isOurs =
    verified.state !== "forged" &&
    verified.quote.propertyId === wish.propertyId &&
    verified.quote.siteId === site.siteId &&
    verified.quote.checkIn === stay.checkIn &&
    verified.quote.checkOut === stay.checkOut;
  if (!isOurs) throw new Problem("validation", { fields: { quoteId: "invalid" } });
  if (verified.quote.total === total) return;
  throw new Problem("price-changed", { details: { before: riyals(verified.quote.total), after: riyals(total) } });
}
