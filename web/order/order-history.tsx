import { useNamespace } from "#web/i18n/use-namespace.ts";
import { usePaidText } from "#web/shared/cart/paid-text.ts";
import { OrderCard } from "./order-card.tsx";
import { useOrder } from "./order-context.tsx";

/** The events of the booking and its payment, the latest last. */
export function OrderHistory() {
  const words = useNamespace("orders");
  const { order, moment } = useOrder();
  const text = usePaidText();
  const { currency, payments, refunds, createdAt } = order;
  const paid = payments.filter(({ status }) => status === "paid" || status === "returned");
  const events = [
    { at: createdAt, says: words.booked },
    ...paid.map((payment) => ({
      at: payment.paidAt ?? createdAt,
      says: words.paid({ amount: text({ total: payment.amount, currency: payment.currency }) }),
    })),
    ...refunds.map(({ amount, status, at }) => ({
      at,
      says: (status === "done" ? words.refundDone : words.refundPending)({ amount: text({ total: amount, currency }) }),
    })),
  ];
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
