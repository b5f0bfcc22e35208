import { orderStatus } from "#domain/order/order-status.ts";
import { ErrorSpot } from "#web/illustration/error-spot.tsx";
import { HourglassSpot } from "#web/illustration/hourglass-spot.tsx";
import { SuccessSpot } from "#web/illustration/success-spot.tsx";
import { StatusBadge } from "#web/shared/order/status-badge.tsx";
import { type StatusCode, statusOf } from "#web/shared/order/status-of.ts";
import { useResultFocus } from "#web/shared/result/use-result-focus.ts";
import { NextStep } from "./next-step.tsx";
import { useOrder } from "./order-context.tsx";
import { OrderNumber } from "./order-number.tsx";
import { useStatusText } from "./use-status-text.ts";
import type { OrderCode } from "./voucher/order-code.ts";
import { VoucherCode } from "./voucher/voucher-code.tsx";

/** The status of the booking, its number, and what happens next. */
export function OrderHead({ code }: { code: OrderCode }) {
  const { order } = useOrder();
  const text = useStatusText();
  const head = useResultFocus<HTMLHeadingElement>("booking");
  const status = statusOf(order);
  return (
    <div className="flex flex-col items-center gap-2 text-center">
      <div className="w-40 print:hidden">
        <StatusSpot status={status} />
      </div>
      <h1 ref={head} tabIndex={-1} className="wrap-anywhere text-text type-h1">
        {text}
      </h1>
      <p className="wrap-anywhere measure text-text-2 type-body">
        <NextStep />
      </p>
      <div className="mt-3 flex flex-wrap items-center justify-center gap-x-4 gap-y-2">
        <OrderNumber number={order.orderNumber} />
        <StatusBadge order={order} />
      </div>
      {status === orderStatus.confirmed && <VoucherCode code={code} />}
    </div>
  );
}

function StatusSpot({ status }: { status: StatusCode }) {
  if (status === orderStatus.confirmed) return <SuccessSpot />;
  return status === orderStatus.pending ? <HourglassSpot /> : <ErrorSpot />;
}
