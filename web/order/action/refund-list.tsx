import type { CancelPreview } from "#contract/order/cancel.ts";
import { addUpRefunds } from "#domain/order/add-up-refunds.ts";
import { refundSourceText, refundWhenText } from "#domain/order/refund-text.ts";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";

type Props = { refunds: CancelPreview["refunds"]; amount: (total: number) => string };

/** The refund of each place that money or points go to, with where it goes and when it arrives. */
export function RefundList({ refunds, amount }: Props) {
  const t = useMessages();
  const words = useNamespace("refund");
  return (
    <ul className="grid gap-2 type-small not-empty:mt-3">
      {addUpRefunds(refunds).map((refund) => (
        <li key={`${refund.source} ${refund.last4}`} className="flex flex-wrap justify-between gap-x-4">
          <span className="min-w-0 text-text">
            {refundSourceText(refund, words)}
            <span className="block text-text-2">{refundWhenText(refund, words, t.price.lenders)}</span>
          </span>
          <span className="font-semibold text-text">{amount(refund.amount)}</span>
        </li>
      ))}
    </ul>
  );
}
