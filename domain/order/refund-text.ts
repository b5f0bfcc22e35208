import type { LazyMessages, Messages } from "#domain/message/messages.ts";
import { leftToRight } from "#domain/text/left-to-right.ts";
import { type RefundMethod, type RefundRoute, refundArrival } from "./refund.ts";

type Words = LazyMessages["refund"];
type Lenders = Messages["price"]["lenders"];

type Refund = { route: RefundRoute; source: RefundMethod; last4: string | null; points: number | null };

/** Where the money or the points of a refund go. */
export function refundSourceText(refund: Refund, words: Words): string {
  const { route, source, last4 } = refund;
  if (route === "wallet") return words.to.wallet;
  if (source === "card" && last4) return words.to.cardEnding({ last4: leftToRight(last4) });
  return words.to[source === "apple-pay" ? "applePay" : source];
}

/** When it arrives there, after the number of points. */
export function refundWhenText(refund: Refund, words: Words, lenders: Lenders): string {
  const when = arrivalText(refund, words, lenders);
  return refund.points === null ? when : `${words.points({ n: refund.points })} · ${when}`;
}

function arrivalText({ route, source }: Refund, words: Words, lenders: Lenders): string {
  const arrival = refundArrival(route === "wallet" ? "wallet" : source);
  if (arrival !== "lender") return words.arrives[arrival];
  return words.arrives.lender({ lender: source === "tamara" ? lenders.tamara : lenders.tabby });
}
