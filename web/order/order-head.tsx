import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { problemText } from "#domain/message/problem-text.ts";
import { orderStatus } from "#domain/order/order-status.ts";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { useWords } from "#web/i18n/use-words.ts";
import { ErrorSpot } from "#web/illustration/error-spot.tsx";
import { HourglassSpot } from "#web/illustration/hourglass-spot.tsx";
import { SuccessSpot } from "#web/illustration/success-spot.tsx";
import { Badge, type BadgeTone } from "#web/ui/badge.tsx";
import { Icon } from "#web/ui/icon.tsx";
import type { OrderCode } from "./order-code.ts";
import { useOrder } from "./order-context.tsx";
import { type StatusCode, statusOf } from "./status-of.ts";
import { VoucherCode } from "./voucher-code.tsx";

const tones: Record<StatusCode, BadgeTone> = {
  58: "success",
  71: "warning",
  60: "danger",
  102: "warning",
  94: "muted",
  95: "info",
  96: "muted",
};

/** How the booking stands, its number, and what happens next. */
export function OrderHead({ code }: { code: OrderCode }) {
  const words = useWords("order");
  const { order } = useOrder();
  const status = statusOf(order);
  return (
    <div className="flex flex-col items-center gap-2 text-center">
      <div className="w-40 print:hidden">
        <StatusSpot status={status} />
      </div>
      <h1 className="text-text type-h1">{words.heads[status]}</h1>
      <p className="wrap-anywhere measure text-text-2 type-body">
        <NextStep status={status} />
      </p>
      <div className="mt-3 flex flex-wrap items-center justify-center gap-x-4 gap-y-2">
        <OrderNumber number={order.orderNumber} />
        <Badge tone={tones[status]}>{words.status[status]}</Badge>
      </div>
      {status === orderStatus.confirmed && <VoucherCode code={code} />}
    </div>
  );
}

function StatusSpot({ status }: { status: StatusCode }) {
  if (status === orderStatus.confirmed) return <SuccessSpot />;
  return status === orderStatus.pending ? <HourglassSpot /> : <ErrorSpot />;
}

function NextStep({ status }: { status: StatusCode }) {
  const t = useMessages();
  const words = useWords("order");
  const { order } = useOrder();
  if (status === orderStatus.confirmed) return words.mailed({ email: `\u2066${order.guests.email}\u2069` });
  if (status === orderStatus.pending) return words.pending;
  if (status !== orderStatus.failed) return null;
  const reason = order.code === null ? null : problemText(t.errorCodes, order.code);
  return [reason, words.failed].filter(Boolean).join(" ");
}

function OrderNumber({ number }: { number: string }) {
  const words = useWords("order");
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(number);
      setCopied(true);
    } catch {
      // The number stands there to be read.
    }
  };
  return (
    <p className="flex items-center gap-2 text-text type-body">
      <span className="text-text-2">{words.number}</span>
      <bdi dir="ltr" className="font-bold tabular-nums" data-order-number="">
        {number}
      </bdi>
      <button
        type="button"
        aria-label={words.copy}
        onClick={() => void copy()}
        className="inline-flex size-11 items-center justify-center rounded-pill text-primary hover:bg-primary-soft noscript:hidden print:hidden"
      >
        <Icon icon={isCopied ? Check : Copy} />
      </button>
      <span role="status" className="sr-only">
        {isCopied && words.copied}
      </span>
    </p>
  );
}
