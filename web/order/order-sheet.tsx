import { orderStatus } from "#domain/order/order-status.ts";
import type { MiniMap } from "#web/map/mini-map.ts";
import { StatusBadge } from "#web/shared/order/status-badge.tsx";
import { statusOf } from "#web/shared/order/status-of.ts";
import { useResultFocus } from "#web/shared/result/use-result-focus.ts";
import { ChangeNotice } from "./change/change-notice.tsx";
import { OrderDocuments } from "./documents/order-documents.tsx";
import { NextStep } from "./next-step.tsx";
import { OrderActions } from "./order-actions.tsx";
import { useOrder } from "./order-context.tsx";
import { OrderHistory } from "./order-history.tsx";
import { OrderNumber } from "./order-number.tsx";
import { OrderParts } from "./order-parts.tsx";
import { PendingOrder } from "./pending-order.tsx";
import { RefusedEmail } from "./refused-email.tsx";
import { useStatusText } from "./use-status-text.ts";
import type { OrderCode } from "./voucher/order-code.ts";
import { VoucherCode } from "./voucher/voucher-code.tsx";

type Props = { code: OrderCode; map: MiniMap | null; isLookedUp?: boolean };

/** The page of an existing booking: its status first, then all details. */
export function OrderSheet({ code, map, isLookedUp = false }: Props) {
  const text = useStatusText();
  const head = useResultFocus<HTMLDivElement>("booking");
  const { order } = useOrder();
  const status = statusOf(order);
  return (
    <div className="voucher">
      <PendingOrder isLookedUp={isLookedUp} />
      <div className="mb-4 grid gap-4 empty:hidden">
        <RefusedEmail />
        <ChangeNotice />
      </div>
      <div className="mb-6 flex flex-col gap-x-8 gap-y-4 sm:flex-row sm:items-start sm:justify-between">
        <div ref={head} tabIndex={-1} className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <OrderNumber number={order.orderNumber} />
            <StatusBadge order={order} />
          </div>
          {status !== orderStatus.confirmed && (
            <p className="measure mt-1 text-text-2 type-body">
              {`${text}. `}
              <NextStep />
            </p>
          )}
          <div className="mt-4 empty:hidden">
            <OrderActions isLookedUp={isLookedUp} />
          </div>
        </div>
        {status === orderStatus.confirmed && <VoucherCode code={code} />}
      </div>
      <OrderParts map={map}>
        <OrderDocuments isLookedUp={isLookedUp} />
        {!isLookedUp && <OrderHistory />}
      </OrderParts>
    </div>
  );
}
