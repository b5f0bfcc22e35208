import { isProgramme } from "#domain/loyalty/rates.ts";
import type { LazyMessages, Messages } from "#domain/message/messages.ts";
import { methodRow } from "#domain/payment/methods.ts";
import { cardWords } from "#domain/site/features.ts";
import { leftToRight } from "#domain/text/left-to-right.ts";
import type { PaidPart } from "./paid-with.ts";

type PartWords = { paid: LazyMessages["paid"]; cards: Messages["shell"]["cards"] };

const brandWords: Partial<Record<string, (typeof cardWords)[keyof typeof cardWords]>> = cardWords;

/** Names one way to pay: a card by its brand and its last digits, a programme with its points, the wallet. */
export function paidPartName(part: Omit<PaidPart, "amount">, { paid, cards }: PartWords): string {
  const { method, brand, last4, points } = part;
  if (method === null) return paid.toPay;
  if (isProgramme(method)) {
    const name = paid.methods[method];
    return points === null ? name : paid.points({ name, n: points });
  }
  const row = methodRow(method);
  const word = row.mark === null && brand !== null ? brandWords[brand] : undefined;
  const name = word ? cards[word] : paid.methods[row.words];
  return last4 === null ? name : paid.ending({ name, last4: leftToRight(last4) });
}
