import { isStanding, orderStatus } from "#domain/order/order-status.ts";
import { refundOutcome } from "#domain/order/refund-outcome.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { usePaidText } from "#web/shared/cart/paid-text.ts";
import { statusOf } from "#web/shared/order/status-of.ts";
import { useOrder } from "./order-context.tsx";

/** The booking in a sentence; a cancelled one says what goes back, where to, and how far it is. */
export function useStatusText(): string {
  const words = useNamespace("order");
  const { order } = useOrder();
  const text = usePaidText();
  const status = statusOf(order);
  if (status === orderStatus.failed || isStanding(status)) return words.heads[status];
  const { kind, amount } = refundOutcome(order.refunds, order.events);
  if (kind === "none") return words.ended.none;
  return words.ended[kind]({ amount: text({ total: amount, currency: order.currency }) });
}
