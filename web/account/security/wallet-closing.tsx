import type { DeletionPreview } from "#contract/account/delete-account.ts";
import { refundSourceText, refundWhenText } from "#domain/order/refund-text.ts";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { usePaidText } from "#web/shared/cart/paid-text.ts";

/** What becomes of the money in the wallet: what goes back where it came from, and what ends with the account. */
export function WalletClosing({ preview, isChanged }: { preview: DeletionPreview; isChanged: boolean }) {
  const { price } = useMessages();
  const { remove: words } = useNamespace("security");
  const refundWords = useNamespace("refund");
  const text = usePaidText();
  if (preview.refunds.length === 0 && preview.lost.length === 0) return null;
  return (
    <section className="rounded-control bg-sunken p-4 text-text">
      {isChanged && (
        <p role="alert" className="mb-2 font-semibold text-warning type-small">
          {words.changed}
        </p>
      )}
      <h3 className="type-body font-bold">{words.wallet}</h3>
      <dl className="mt-2 grid gap-2 type-small">
        {preview.refunds.map((refund, at) => (
          <Line
            // biome-ignore lint/suspicious/noArrayIndexKey: two refunds may be equal, and none moves
            key={at}
            name={refundSourceText(refund, refundWords)}
            detail={refundWhenText(refund, refundWords, price.lenders)}
            amount={text({ total: refund.amount, currency: refund.currency })}
          />
        ))}
        {preview.lost.map(({ source, amount, currency }) => (
          <Line
            key={source}
            name={words.ending[source]}
            detail={words.ends}
            amount={text({ total: amount, currency })}
          />
        ))}
      </dl>
    </section>
  );
}

function Line({ name, detail, amount }: { name: string; detail: string; amount: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt className="min-w-0">
        {name}
        <span className="block text-text-2">{detail}</span>
      </dt>
      <dd className="font-semibold">{amount}</dd>
    </div>
  );
}
