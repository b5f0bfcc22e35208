import { useEffect, useEffectEvent, useState } from "react";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { type QuoteInput, type QuoteResult, quoteBody, quoteResult, sameQuoteInput } from "../data/quote-result.ts";

type Asked = { wish: QuoteInput; result: QuoteResult; was: number | null };
export type FirstQuote = { wish: QuoteInput; result: QuoteResult } | null;
export type PriceChange = { from: number; to: number };

/** A promise this old is looked at again when the guest comes back. */
const STALE_MS = 60_000;

/**
 * The price of what the guest wishes. The page came with the first answer; another wish, a promise that ran out and
 * coming back after a while each ask again. A cancelled call changes nothing.
 */
export function useQuote(wish: QuoteInput | null, first: FirstQuote) {
  const [asked, setAsked] = useState<Asked | null>(first && { ...first, was: null });
  const [isAsking, setAsking] = useState(false);
  const current = asked && sameQuoteInput(asked.wish, wish) ? asked : null;
  const result = wish ? (current?.result ?? null) : null;

  async function ask() {
    if (!wish) return;
    setAsking(true);
    try {
      const scope = { scope: String(wish.propertyId), group: `details:${wish.propertyId}` };
      const answer = await quoteResult(callFromBrowser("quoteStay", { body: quoteBody(wish) }, scope));
      setAsked((before) => ({ wish, result: answer, was: formerTotal(before, wish, answer) }));
      setAsking(false);
    } catch {
      // A newer call took its place and will answer.
    }
  }
  const askNow = useEffectEvent(ask);
  const key = wish && !current ? JSON.stringify(quoteBody(wish)) : "";
  useEffect(() => {
    if (key) askNow();
  }, [key]);
  const price = result?.kind === "priced" ? result.price : null;
  useRenewal(price?.quoteExpiresAt, askNow);
  return { result, price, isAsking: isAsking || (wish !== null && !current), moved: changeOf(current), ask };
}

function formerTotal(before: Asked | null, wish: QuoteInput, answer: QuoteResult): number | null {
  if (!before || !sameQuoteInput(before.wish, wish) || before.result.kind !== "priced" || answer.kind !== "priced")
    return null;
  const { totalPrice } = before.result.price;
  return totalPrice === answer.price.totalPrice ? before.was : totalPrice;
}

function changeOf(current: Asked | null): PriceChange | null {
  if (current?.result.kind !== "priced" || current.was === null) return null;
  return { from: current.was, to: current.result.price.totalPrice };
}

/** Asks again when the promise ends, and when a guest comes back to an old one. */
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
