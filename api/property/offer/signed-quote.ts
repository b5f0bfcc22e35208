import { readToken, signToken } from "#api/platform/signing/signed-token.ts";
import { isQuoteLive, type Quote, quoteExpiry } from "#domain/quote/quote.ts";

const PURPOSE = "quote-1";

export function signQuote(secrets: readonly string[], now: Date, content: Omit<Quote, "expiresAt">) {
  const quoteExpiresAt = quoteExpiry(now);
  const quote: Quote = { ...content, expiresAt: quoteExpiresAt };
  return { quoteId: signToken(secrets, PURPOSE, quote), quoteExpiresAt };
}

/** `forged` is anything that we did not sign; an expired quote is still returned for its price. */
export type VerifiedQuote = { state: "live" | "expired"; quote: Quote } | { state: "forged" };

/** The content of a quote id. `now` is the product's time, read from the database. */
export function verifyQuote(secrets: readonly string[], quoteId: string, now: Date): VerifiedQuote {
  const quote = readToken<Quote>(secrets, PURPOSE, quoteId);
  if (!quote) return { state: "forged" };
  return { state: isQuoteLive(quote, now) ? "live" : "expired", quote };
}
