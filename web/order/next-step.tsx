import { problemText } from "#domain/message/problem-text.ts";
import { orderStatus } from "#domain/order/order-status.ts";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { statusOf } from "#web/shared/order/status-of.ts";
import { useOrder } from "./order-context.tsx";

/** What happens next with a booking; empty where its status is enough. */
export function NextStep() {
  const t = useMessages();
  const words = useNamespace("order");
  const { order } = useOrder();
  const status = statusOf(order);
  if (status === orderStatus.confirmed && order.isEmailRefused) return null;
  if (status === orderStatus.confirmed) return words.mailed({ email: `\u2066${order.guests.email}\u2069` });
  if (status === orderStatus.pending) return words.pending;
  if (status !== orderStatus.failed) return null;
  const reason = order.code === null ? null : problemText(t.errorCodes, order.code);
  return [reason, words.failed].filter(Boolean).join(" ");
}
