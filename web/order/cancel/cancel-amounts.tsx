import { useEffect, useRef } from "react";
import type { CancelPreview } from "#contract/order/cancel.ts";
import type { Order } from "#contract/order/order.ts";
import { type RefundRoute, routeOf } from "#domain/order/refund.ts";
import { methodRow } from "#domain/payment/methods.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { usePaidText } from "#web/shared/cart/paid-text.ts";
import { RefundList } from "../action/refund-list.tsx";
import { useOrder } from "../order-context.tsx";
import { tookMoney } from "../order-payments.ts";

type Props = {
  preview: CancelPreview;
  /** The refund that the guest saw before it changed. */
  before: number | null;
  /** Where the guest wants the money. */
  route: RefundRoute;
};

/** What comes back, large; then what is kept, and each source with where the money goes and when it arrives. */
export function CancelAmounts({ preview, before, route }: Props) {
  const words = useNamespace("cancel");
  const { order, moment } = useOrder();
  const isRefundedLater = refundsTakenAtOnce(order, preview, route);
  const text = usePaidText();
  const amount = (total: number) => text({ total, currency: preview.currency });
  const refunds = preview.refunds.map((refund) => ({ ...refund, route: routeOf(refund.source, route) }));
  const sum = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (before !== null) sum.current?.focus();
  }, [before]);
  return (
    <div ref={sum} tabIndex={-1} className="rounded-card bg-sunken p-4 sm:p-5">
      {before !== null && (
        <p role="alert" className="mb-2 font-semibold text-warning type-small">
          {words.changed}
        </p>
      )}
      {preview.refundable > 0 ? (
        <>
          <p className="text-text-2 type-small">{words.backTitle}</p>
          <p className="flex flex-wrap items-baseline gap-x-3 text-text type-h1">
            {before !== null && before !== preview.refundable && (
              <del className="text-muted type-h3">
                <span className="sr-only">{words.before({ amount: amount(before) })}</span>
                <span aria-hidden="true">{amount(before)}</span>
              </del>
            )}
            {amount(preview.refundable)}
          </p>
        </>
      ) : (
        <p className="text-text type-h3">{words.none}</p>
      )}
      {preview.charged > 0 && (
        <p className="text-text-2 type-body">{words.kept({ amount: amount(preview.charged) })}</p>
      )}
      <RefundList refunds={refunds} amount={amount} />
      {isRefundedLater && <p className="mt-3 text-text-2 type-small">{words.takenAtOnce}</p>}
      <p className="mt-3 text-text-2 type-small">
        {preview.deadline ? words.untilDeadline({ moment: moment(new Date(preview.deadline)) }) : words.untilCheckIn}
      </p>
      {preview.couponLost && <p className="mt-1 text-text-2 type-small">{words.couponLost}</p>}
      {preview.rewardLost && <p className="mt-1 text-text-2 type-small">{words.rewardLost}</p>}
    </div>
  );
}

/** Whether money returns to a card or account from which it was taken at once; with other cards it may only have been held. */
function refundsTakenAtOnce({ payments }: Order, { refundable }: CancelPreview, route: RefundRoute): boolean {
  if (refundable === 0 || route === "wallet") return false;
  return payments
    .filter(tookMoney)
    .some(({ method, brand }) => methodRow(method).capture === "at-once" || brand === "mada");
}
