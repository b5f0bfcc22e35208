import { isProgramme, pointUnits } from "#domain/loyalty/rates.ts";
import type { LazyMessages, Messages } from "#domain/message/messages.ts";
import { isLender, methodTable, ownMethod } from "#domain/payment/methods.ts";
import { leftToRight } from "#domain/text/left-to-right.ts";
import { programmeArrival, type RefundMethod, type RefundRoute } from "./refund.ts";

type Words = LazyMessages["refund"];
type Lenders = Messages["price"]["lenders"];

type Refund = { route: RefundRoute; source: RefundMethod; last4: string | null; points: number | null };

/** Money in the wallet has arrived as soon as it is sent: there is nothing to wait for. */
export function isInWallet({ route, source, status }: Pick<Refund, "route" | "source"> & { status: string }): boolean {
  return status === "done" && (route === "wallet" || source === ownMethod);
}

/** Where the money or the points of a refund go. */
export function refundSourceText(refund: Refund, words: Words): string {
  const { route, source, last4 } = refund;
  if (route === "wallet") return words.to.wallet;
  if (isProgramme(source)) return words.to[source];
  const { words: key, input } = methodTable[source];
  return input === "fields" && last4 ? words.to.cardEnding({ last4: leftToRight(last4) }) : words.to[key];
}

/** When it arrives there, after the number of points. */
export function refundWhenText(refund: Refund, words: Words, lenders: Lenders): string {
  const when = arrivalText(refund, words, lenders);
  if (refund.points === null || !isProgramme(refund.source)) return when;
  return `${words[pointUnits[refund.source]]({ n: refund.points })} · ${when}`;
}

function arrivalText({ route, source }: Refund, words: Words, lenders: Lenders): string {
  const paid = route === "wallet" ? ownMethod : source;
  if (!isProgramme(paid) && isLender(paid)) return words.arrives.lender({ lender: lenders[paid] });
  return words.arrives[isProgramme(paid) ? programmeArrival : methodTable[paid].refundArrives];
}
