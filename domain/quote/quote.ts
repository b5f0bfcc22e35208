import type { SiteId } from "#domain/site/sites.ts";
import type { Stay } from "#domain/stay/stay.ts";

export const QUOTE_MINUTES = 15;

/** A price promised for named nights. Amounts are minor units of the base currency, as `priceStay` gave them. */
export type Quote = Stay & {
  propertyId: number;
  /** Weekend nights and VAT follow the site, so a quote is good on its own site only. */
  siteId: SiteId;
  guestCount: number | null;
  total: number;
  original: number;
  /** When the promise ends, as an ISO instant. */
  expiresAt: string;
};

export function quoteExpiry(now: Date): string {
  return new Date(now.getTime() + QUOTE_MINUTES * 60_000).toISOString();
}

/** A quote still holds in its last second, and no longer when that has passed. */
export function isQuoteLive({ expiresAt }: Pick<Quote, "expiresAt">, now: Date): boolean {
  return now.getTime() <= Date.parse(expiresAt);
}
