import { Problem } from "#api/platform/problem/problem.ts";
import { verifyQuote } from "#api/property/offer/signed-quote.ts";
import type { CartInput } from "#contract/cart/cart.ts";
import { riyals } from "#domain/price/riyals.ts";
import type { Site } from "#domain/site/sites.ts";
import type { Stay } from "#domain/stay/stay.ts";

type QuotedStay = { secrets: readonly string[]; site: Site; input: CartInput; stay: Stay };

/**
 * The guest pays the quoted price or must confirm the new one. A quote with a wrong signature, or for another stay, is
 * refused. An expired quote is accepted while the price is still the same.
 */
export function requireQuotedPrice({ secrets, site, input, stay }: QuotedStay, total: number, now: Date): void {
  const verified = verifyQuote(secrets, input.quoteId, now);
  const isOurs =
    verified.state !== "forged" &&
    verified.quote.propertyId === input.propertyId &&
    verified.quote.siteId === site.siteId &&
    verified.quote.checkIn === stay.checkIn &&
    verified.quote.checkOut === stay.checkOut;
  if (!isOurs) throw new Problem("validation", { fields: { quoteId: "invalid" } });
  if (verified.quote.total === total) return;
  throw new Problem("price-changed", { details: { before: riyals(verified.quote.total), after: riyals(total) } });
}
