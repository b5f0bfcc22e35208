import { useNamespace } from "#web/i18n/use-namespace.ts";
import { usePaidText } from "#web/shared/cart/paid-text.ts";
import { usePartName } from "#web/shared/cart/part-name.ts";
import { OrderCard } from "#web/shared/order/order-card.tsx";
import { useOrder } from "./order-context.tsx";
import { orderPayments } from "./order-payments.ts";

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
  const nameOf = usePartName();
  const { refunds, createdAt } = order;
  const events = [
    { at: createdAt, sentence: words.booked },
    ...orderPayments(order).map(({ at, part }) => ({
      at,
      sentence: words.paid({ amount: text({ total: part.amount, currency: order.currency }), method: nameOf(part) }),
    })),
    ...order.events.flatMap(({ at, kind }) => {
      if (kind === "changed") return { at, sentence: words.changed };
      if (kind === "cancelling") return { at, sentence: words.cancelled };
      if (kind === "cancelled-by-support") return { at, sentence: words.cancelledBySupport };
      const name = stayEvents[kind];
      return name ? { at, sentence: words.events[name] } : [];
    }),
    ...refunds.map(({ amount, currency, status, at }) => ({
      at,
      sentence: words[refundWords[status]]({ amount: text({ total: amount, currency }) }),
    })),
  ].toSorted((one, other) => one.at.localeCompare(other.at));
  return (
    <div className="print:hidden">
      <OrderCard title={words.history}>
        <ol className="grid gap-2 type-small">
          {events.map(({ at, sentence }) => (
            <li key={`${at} ${sentence}`} className="flex flex-wrap justify-between gap-x-4">
              <span className="text-text">{sentence}</span>
              <span className="text-text-2">{moment(new Date(at))}</span>
            </li>
          ))}
        </ol>
      </OrderCard>
    </div>
  );
}
