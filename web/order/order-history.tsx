import { useNamespace } from "#web/i18n/use-namespace.ts";
import { usePaidText } from "#web/shared/cart/paid-text.ts";
import { OrderCard } from "#web/shared/order/order-card.tsx";
import { useOrder } from "./order-context.tsx";

const refundWords = {
  pending: "refundPending",
  done: "refundDone",
  refused: "refundRefused",
  replaced: "refundReplaced",
} as const;

const stayEvents: Partial<Record<string, "noShow" | "noShowObjected" | "leftEarly">> = {
  "no-show": "noShow",
  "no-show-objected": "noShowObjected",
  "left-early": "leftEarly",
};

/** The events of the booking and its payment, the latest last. */
export function OrderHistory() {
  const words = useNamespace("orders");
  const { order, moment } = useOrder();
  const text = usePaidText();
  const { payments, refunds, createdAt } = order;
  const paid = payments.filter(({ status }) => status === "paid" || status === "returned");
  const events = [
    { at: createdAt, says: words.booked },
    ...paid.map((payment) => ({
      at: payment.paidAt ?? createdAt,
      says: words.paid({ amount: text({ total: payment.amount, currency: payment.currency }) }),
    })),
    ...order.events.flatMap(({ at, kind }) => {
      if (kind === "changed") return { at, says: words.changed };
      if (kind === "cancelling") return { at, says: words.cancelled };
      if (kind === "cancelled-by-support") return { at, says: words.cancelledBySupport };
      const name = stayEvents[kind];
      return name ? { at, says: words.events[name] } : [];
    }),
    ...refunds.map(({ amount, currency, status, at }) => ({
      at,
      says: words[refundWords[status]]({ amount: text({ total: amount, currency }) }),
    })),
  ].toSorted((one, other) => one.at.localeCompare(other.at));
  return (
    <div className="print:hidden">
      <OrderCard title={words.history}>
        <ol className="grid gap-2 type-small">
          {events.map(({ at, says }) => (
            <li key={`${at} ${says}`} className="flex flex-wrap justify-between gap-x-4">
              <span className="text-text">{says}</span>
              <span className="text-text-2">{moment(new Date(at))}</span>
            </li>
          ))}
        </ol>
      </OrderCard>
    </div>
  );
}
