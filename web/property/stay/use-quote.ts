import { useEffect, useEffectEvent, useState } from "react";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { type QuoteInput, type QuoteResult, quoteBody, quoteResult, sameQuoteInput } from "../data/quote-result.ts";

type Quoted = { input: QuoteInput; result: QuoteResult; previousTotal: number | null };
export type FirstQuote = { input: QuoteInput; result: QuoteResult } | null;
export type PriceChange = { from: number; to: number };

/** An older quote is requested again when the guest returns to the tab. */
const STALE_MS = 60_000;

/**
 * The price of the chosen stay. The page contains the first quote; another choice, an expired quote, and a return to
 * the tab after a while each request a new one. A cancelled call changes nothing.
 */
export function useQuote(input: QuoteInput | null, first: FirstQuote) {
  const [quoted, setQuoted] = useState<Quoted | null>(first && { ...first, previousTotal: null });
  const [isQuoting, setQuoting] = useState(false);
  const current = quoted && sameQuoteInput(quoted.input, input) ? quoted : null;
  const result = input ? (current?.result ?? null) : null;

  async function requestQuote() {
    if (!input) return;
    setQuoting(true);
    try {
      const scope = { scope: String(input.propertyId), group: `details:${input.propertyId}` };
      const answer = await quoteResult(callFromBrowser("quoteStay", { body: quoteBody(input) }, scope));
      setQuoted((before) => ({ input, result: answer, previousTotal: previousTotal(before, input, answer) }));
      setQuoting(false);
    } catch {
      // A newer call replaced it and will answer.
    }
  }
  const requestNow = useEffectEvent(requestQuote);
  const key = input && !current ? JSON.stringify(quoteBody(input)) : "";
  useEffect(() => {
    if (key) requestNow();
  }, [key]);
  const price = result?.kind === "priced" ? result.price : null;
  useRenewal(price?.quoteExpiresAt, requestNow);
  return {
    result,
    price,
    isQuoting: isQuoting || (input !== null && !current),
    priceChange: changeOf(current),
    requestQuote,
  };
}

function previousTotal(before: Quoted | null, input: QuoteInput, answer: QuoteResult): number | null {
  if (!before || !sameQuoteInput(before.input, input) || before.result.kind !== "priced" || answer.kind !== "priced")
    return null;
  const { totalPrice } = before.result.price;
  return totalPrice === answer.price.totalPrice ? before.previousTotal : totalPrice;
}

function changeOf(current: Quoted | null): PriceChange | null {
  if (current?.result.kind !== "priced" || current.previousTotal === null) return null;
  return { from: current.previousTotal, to: current.result.price.totalPrice };
}

/** Requests the quote again when it expires, and when a guest returns to an old one. */
function useRenewal(expiresAt: string | undefined, requestQuote: () => void) {
  const requestNow = useEffectEvent(requestQuote);
  useEffect(() => {
    if (!expiresAt) return;
    const startedAt = Date.now();
    const timer = setTimeout(requestNow, Math.max(1_000, Date.parse(expiresAt) - startedAt));
    const refreshIfStale = () =>
      document.visibilityState === "visible" && Date.now() - startedAt > STALE_MS && requestNow();
    document.addEventListener("visibilitychange", refreshIfStale);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", refreshIfStale);
    };
  }, [expiresAt]);
}
