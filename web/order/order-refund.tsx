import type { Order } from "#contract/order/order.ts";
import { fromMinorUnits, toMinorUnits } from "#domain/money/minor-units.ts";
import { addUpRefunds } from "#domain/order/add-up-refunds.ts";
import { orderStatus } from "#domain/order/order-status.ts";
import { isInWallet, refundSourceText, refundWhenText } from "#domain/order/refund-text.ts";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { usePaidText } from "#web/shared/cart/paid-text.ts";
import { OrderCard } from "#web/shared/order/order-card.tsx";
import { statusOf } from "#web/shared/order/status-of.ts";
import { usePaths } from "#web/shared/paths.ts";
import { ButtonLink } from "#web/ui/action/button-link.tsx";
import { Badge, type BadgeTone } from "#web/ui/display/badge.tsx";
import { useOrder } from "./order-context.tsx";

type Refund = Order["refunds"][number];
const { cancelling, cancelled, refunded, cancelledBySupport } = orderStatus;
const ended: readonly number[] = [cancelling, cancelled, refunded, cancelledBySupport];
const tones: Record<Refund["status"], BadgeTone> = {
  pending: "warning",
  done: "success",
  refused: "danger",
  replaced: "success",
};

/** Where the money of a cancelled or cheaper booking goes, and how far it is. */
export function OrderRefund() {
  const words = useNamespace("refund");
  const { order } = useOrder();
  const path = usePaths();
  const text = usePaidText();
  const isEnded = ended.includes(statusOf(order));
  if (!isEnded && order.refunds.length === 0) return null;
  const keptMinor = givenMinor(order) - minorSum(order.refunds, order.currency);
  const has = (status: Refund["status"]) => order.refunds.some((refund) => refund.status === status);
  return (
    <OrderCard title={words.title}>
      {order.refunds.length === 0 && <p className="text-text-2 type-body">{words.nothing}</p>}
      <ul className="grid gap-3">
        {addUpRefunds(order.refunds).map((refund) => (
          <RefundLine key={`${refund.source} ${refund.last4} ${refund.status}`} {...refund} />
        ))}
        {isEnded && keptMinor > 0 && order.refunds.length > 0 && (
          <li className="flex flex-wrap justify-between gap-x-4 text-text-2 type-body">
            {words.kept}
            <span>{text({ total: Number(fromMinorUnits(keptMinor, order.currency)), currency: order.currency })}</span>
          </li>
        )}
      </ul>
      <div role="status" className="text-text-2 type-small not-empty:mt-3">
        {has("pending") && words.pendingText}
      </div>
      {has("refused") && <p className="mt-3 text-danger type-small">{words.refusedText}</p>}
      {isEnded && (
        <p className="mt-4 print:hidden">
          <ButtonLink to={path("frontPage")} variant="secondary">
            {words.findOther}
          </ButtonLink>
        </p>
      )}
    </OrderCard>
  );
}

/** What the guest's payments, points and wallet gave, in minor units. */
function givenMinor({ payments, due, total, currency }: Order): number {
  const taken = payments.filter(({ status }) => status === "paid" || status === "returned");
  return minorSum([...taken, { amount: due }], currency) - toMinorUnits(total, currency);
}

function minorSum(amounts: readonly { amount: number }[], currency: Order["currency"]): number {
  return amounts.reduce((sum, { amount }) => sum + toMinorUnits(amount, currency), 0);
}

function RefundLine({ amount, currency, status, ...refund }: Refund) {
  const t = useMessages();
  const words = useNamespace("refund");
  const text = usePaidText();
  const hasArrived = isInWallet({ ...refund, status });
  const isSent = !hasArrived && (status === "pending" || status === "done");
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 type-body">
      <span className="min-w-0 text-text">
        {hasArrived ? words.to.inWallet : refundSourceText(refund, words)}
        {isSent && (
          <span className="block text-text-2 type-small">{refundWhenText(refund, words, t.price.lenders)}</span>
        )}
      </span>
      <span className="flex flex-wrap items-center gap-2 font-semibold text-text">
        {text({ total: amount, currency })}
        {!hasArrived && <Badge tone={tones[status]}>{words.state[status]}</Badge>}
      </span>
    </li>
  );
}
