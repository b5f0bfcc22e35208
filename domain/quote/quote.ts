import type { SiteId } from "#domain/site/sites.ts";
import type { Stay } from "#domain/stay/stay.ts";

export const QUOTE_MINUTES = 15;

/** A guaranteed price for certain nights. Amounts are minor units of the base currency, as returned by `priceStay`. */
export type Quote = Stay & {
  propertyId: number;
  /** A quote is valid only on its own site, because weekend nights and VAT depend on it. */
  siteId: SiteId;
  guestCount: number | null;
  total: number;
  original: number;
  /** When the quote expires, as an ISO instant. */
  expiresAt: string;
};

export function quoteExpiry(now: Date): string {
  return new Date(now.getTime() + QUOTE_MINUTES * 60_000).toISOString();
}

/** A quote is still valid in its last second. */
export function isQuoteLive({ expiresAt }: Pick<Quote, "expiresAt">, now: Date): boolean {
  return now.getTime() <= Date.parse(expiresAt);
}
