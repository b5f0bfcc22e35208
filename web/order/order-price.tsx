import type { Order } from "#contract/order.ts";
import { isStanding, orderStatus } from "#domain/order/order-status.ts";
import { isLender } from "#domain/payment/methods.ts";
import { paidPlanText } from "#domain/payment/plan-text.ts";
import { cardWords } from "#domain/site/features.ts";
import { useLanguage, useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { DepositLine } from "#web/shared/cart/deposit-line.tsx";
import { PriceLines } from "#web/shared/cart/price-lines.tsx";
import { OrderCard } from "#web/shared/order/order-card.tsx";
import { statusOf } from "#web/shared/order/status-of.ts";
import { useOrder } from "./order-context.tsx";
import { PaidLegs } from "./paid-legs.tsx";

/** What was paid, line by line, the payment method, and what is to be paid at the property. */
export function OrderPrice() {
  const words = useNamespace("order");
  const { order } = useOrder();
  const status = statusOf(order);
  const isPaid = status === orderStatus.confirmed;
  return (
    <OrderCard title={words.price}>
      <PriceLines
        products={order.priceLines}
        total={{ total: order.total, currency: order.currency }}
        {...(isPaid && { totalLabel: words.paid })}
      />
      {paidOnce(order.payments).map((payment) => (
        <div
          key={`${payment.method} ${payment.last4} ${payment.amount}`}
          className="mt-2 text-text-2 type-small empty:hidden"
        >
          {payment.last4 && <PaidWith brand={payment.brand} last4={payment.last4} />}
          {payment.schedule.length > 0 && <PaidInInstalments payment={payment} />}
        </div>
      ))}
      <PaidLegs />
      {order.deposit.amount > 0 && isStanding(status) && (
        <div className="mt-3">
          <DepositLine riyals={order.deposit.amount} presentment={order} note={words.deposit} />
        </div>
      )}
    </OrderCard>
  );
}

type Payment = Order["payments"][number];

/** A card that also paid for a change is named once. */
function paidOnce(payments: readonly Payment[]): Payment[] {
  const paid = payments.filter(({ status }) => status === "paid");
  const isSameCard = (one: Payment, other: Payment) =>
    one.last4 !== null && one.last4 === other.last4 && one.brand === other.brand;
  return paid.filter(
    (payment, at) => paid.findIndex((other) => other === payment || isSameCard(other, payment)) === at,
  );
}

/** The lender and its plan, with every instalment. */
function PaidInInstalments({ payment }: { payment: Payment }) {
  const t = useMessages();
  const words = useNamespace("order");
  const language = useLanguage();
  const { method, schedule, currency } = payment;
  if (!isLender(method)) return null;
  return (
    <>
      <p>{words.inParts({ n: schedule.length, lender: t.price.lenders[method] })}</p>
      <p>{paidPlanText({ schedule, currency }, language, t)}</p>
    </>
  );
}

const brandWords: Partial<Record<string, (typeof cardWords)[keyof typeof cardWords]>> = cardWords;

function PaidWith({ brand, last4 }: { brand: string | null; last4: string }) {
  const { cards } = useMessages().shell;
  const words = useNamespace("order");
  const word = brand === null ? undefined : brandWords[brand];
  return words.paidWith({ method: word ? cards[word] : words.paid, last4: `\u2066${last4}\u2069` });
}
