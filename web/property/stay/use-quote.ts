import { useEffect, useEffectEvent, useState } from "react";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { type QuoteInput, type QuoteResult, quoteBody, quoteResult, sameQuoteInput } from "../data/quote-result.ts";

type Asked = { input: QuoteInput; result: QuoteResult; was: number | null };
export type FirstQuote = { input: QuoteInput; result: QuoteResult } | null;
export type PriceChange = { from: number; to: number };

/** A quote older than this is asked for again when the guest comes back. */
const STALE_MS = 60_000;

/**
 * The price of the stay the guest chose. The page came with the first answer; another choice, an expired quote and
 * coming back after a while each ask again. A cancelled call changes nothing.
 */
export function useQuote(input: QuoteInput | null, first: FirstQuote) {
  const [asked, setAsked] = useState<Asked | null>(first && { ...first, was: null });
  const [isAsking, setAsking] = useState(false);
  const current = asked && sameQuoteInput(asked.input, input) ? asked : null;
  const result = input ? (current?.result ?? null) : null;

  async function ask() {
    if (!input) return;
    setAsking(true);
    try {
      const scope = { scope: String(input.propertyId), group: `details:${input.propertyId}` };
      const answer = await quoteResult(callFromBrowser("quoteStay", { body: quoteBody(input) }, scope));
      setAsked((before) => ({ input, result: answer, was: formerTotal(before, input, answer) }));
      setAsking(false);
    } catch {
      // A newer call replaced it and will answer.
    }
  }
  const askNow = useEffectEvent(ask);
  const key = input && !current ? JSON.stringify(quoteBody(input)) : "";
  useEffect(() => {
    if (key) askNow();
  }, [key]);
  const price = result?.kind === "priced" ? result.price : null;
  useRenewal(price?.quoteExpiresAt, askNow);
  return { result, price, isAsking: isAsking || (input !== null && !current), moved: changeOf(current), ask };
}

function formerTotal(before: Asked | null, input: QuoteInput, answer: QuoteResult): number | null {
  if (!before || !sameQuoteInput(before.input, input) || before.result.kind !== "priced" || answer.kind !== "priced")
    return null;
  const { totalPrice } = before.result.price;
  return totalPrice === answer.price.totalPrice ? before.was : totalPrice;
}

function changeOf(current: Asked | null): PriceChange | null {
  if (current?.result.kind !== "priced" || current.was === null) return null;
  return { from: current.was, to: current.result.price.totalPrice };
}

/** Asks again when the quote expires, and when a guest comes back to an old one. */
function useRenewal(expiresAt: string | undefined, ask: () => void) {
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    if (!expiresAt) return;
    const began = Date.now();
    const timer = setTimeout(askNow, Math.max(1_000, Date.parse(expiresAt) - began));
    const look = () => document.visibilityState === "visible" && Date.now() - began > STALE_MS && askNow();
    document.addEventListener("visibilitychange", look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [expiresAt]);
}
