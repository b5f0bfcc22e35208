import { orderStatus } from "#domain/order/order-status.ts";
import { useWords } from "#web/i18n/use-words.ts";
import type { MiniMap } from "#web/shared/map/mini-map.ts";
import { StatusBadge } from "#web/shared/order/status-badge.tsx";
import { statusOf } from "#web/shared/order/status-of.ts";
import { usePageContext } from "#web/shared/page-context.tsx";
import { NextStep } from "./next-step.tsx";
import { OrderActions } from "./order-actions.tsx";
import { useOrder } from "./order-context.tsx";
import { OrderHistory } from "./order-history.tsx";
import { OrderNumber } from "./order-number.tsx";
import { OrderParts } from "./order-parts.tsx";
import { useLateAnswer } from "./use-late-answer.ts";

type Props = { map: MiniMap | null; isLookedUp?: boolean };

/** A booking that its guest comes back to: how it stands first, then all of it. */
export function OrderSheet({ map, isLookedUp = false }: Props) {
  const words = useWords("order");
  const { order } = useOrder();
  const status = statusOf(order);
  useLateAnswer(status === orderStatus.pending && !isLookedUp);
  return (
    <div className="voucher">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <OrderNumber number={order.orderNumber} />
        <StatusBadge order={order} />
      </div>
      <p className="measure mt-1 text-text-2 type-body">
        {status === orderStatus.confirmed ? null : `${words.heads[status]}. `}
        {status !== orderStatus.confirmed && <NextStep />}
      </p>
      <div className="mt-4 mb-6 empty:hidden">
        <OrderActions isCentred={false} isLookedUp={isLookedUp} />
      </div>
      <OrderParts map={map}>{!isLookedUp && <OrderHistory />}</OrderParts>
      <HowToCancel />
    </div>
  );
}

/** Cancelling is done by people for now; the page says whom to call instead of showing a button that does nothing. */
function HowToCancel() {
  const words = useWords("orders");
  const { order } = useOrder();
  const { site } = usePageContext();
  if (statusOf(order) !== orderStatus.confirmed) return null;
  const phone = site.tollFree ?? site.supportPhone;
  return <p className="mt-6 text-text-2 type-body">{words.cancelHow({ phone: `\u2066${phone}\u2069` })}</p>;
}
