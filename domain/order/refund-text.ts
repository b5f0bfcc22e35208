import type { LazyMessages, Messages } from "#domain/message/messages.ts";
import type { PaymentMethod } from "#domain/payment/methods.ts";
import { leftToRight } from "#domain/text/left-to-right.ts";
import { refundArrival } from "./refund.ts";

type Words = LazyMessages["refund"];
type Lenders = Messages["price"]["lenders"];

/** Where the money of a refund goes. */
export function refundSourceText(refund: { source: PaymentMethod; last4: string | null }, words: Words): string {
  const { source, last4 } = refund;
  if (source === "card" && last4) return words.to.cardEnding({ last4: leftToRight(last4) });
  return words.to[source === "apple-pay" ? "applePay" : source];
}

/** When it arrives there. */
export function refundWhenText(source: PaymentMethod, words: Words, lenders: Lenders): string {
  const arrival = refundArrival(source);
  if (arrival !== "lender") return words.arrives[arrival];
  return words.arrives.lender({ lender: source === "tamara" ? lenders.tamara : lenders.tabby });
}
