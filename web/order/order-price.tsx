import type { Order } from "#contract/order/order.ts";
import { isStanding, wasPaid } from "#domain/order/order-status.ts";
import { isLender } from "#domain/payment/methods.ts";
import { paidPlanText } from "#domain/payment/plan-text.ts";
import { useLanguage, useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { DepositLine } from "#web/shared/cart/deposit-line.tsx";
import { PaidParts } from "#web/shared/cart/paid-parts.tsx";
import { PriceLines } from "#web/shared/cart/price-lines.tsx";
import { OrderCard } from "#web/shared/order/order-card.tsx";
import { statusOf } from "#web/shared/order/status-of.ts";
import { useOrder } from "./order-context.tsx";
import { paidOfOrder, tookMoney } from "./order-payments.ts";

/** What the stay costs, line by line, what paid it, and what is to be paid at the property. */
export function OrderPrice() {
  const words = useNamespace("order");
  const { order } = useOrder();
  const status = statusOf(order);
  const price = paidOfOrder(order);
  return (
    <OrderCard title={words.price}>
      <PriceLines products={order.priceLines} total={price} />
      {wasPaid(status) && <PaidParts {...price} />}
      {order.payments.filter(tookMoney).map((payment) => (
        <div key={`${payment.method} ${payment.amount}`} className="mt-2 text-text-2 type-small empty:hidden">
          {payment.schedule.length > 0 && <PaidInInstalments payment={payment} />}
        </div>
      ))}
      {order.deposit.amount > 0 && isStanding(status) && (
        <div className="mt-3">
          <DepositLine riyals={order.deposit.amount} presentment={order} note={words.deposit} />
        </div>
      )}
    </OrderCard>
  );
}

type Payment = Order["payments"][number];

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
