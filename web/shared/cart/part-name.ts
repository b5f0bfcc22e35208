import { paidPartName } from "#domain/cart/paid-part-name.ts";
import type { PaidPart, PaidPrice } from "#domain/cart/paid-with.ts";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { usePaidText } from "./paid-text.ts";

/** Names a way to pay in the language of the page. */
export function usePartName(): (part: Omit<PaidPart, "amount">) => string {
  const { cards } = useMessages().shell;
  const paid = useNamespace("paid");
  return (part) => paidPartName(part, { paid, cards });
}

/** What paid a price, in one line. */
export function usePartsText(): (price: PaidPrice) => string {
  const { part: partText } = useNamespace("paid");
  const nameOf = usePartName();
  const text = usePaidText();
  return ({ paidWith, currency }) =>
    paidWith
      .map((part) => partText({ name: nameOf(part), amount: text({ total: part.amount, currency }) }))
      .join(" · ");
}
