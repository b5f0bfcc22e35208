import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { OrderSummary } from "#contract/order/order-list.ts";
import { Icon } from "#web/ui/display/icon.tsx";
import { PaidAmount } from "../cart/paid-amount.tsx";

type Props = {
  order: Pick<OrderSummary, "orderNumber" | "total" | "currency">;
  /** What paid it, where that is not one card. */
  paidText?: string;
  to: string;
  picture: ReactNode;
  name: string;
  badge: ReactNode;
  children: ReactNode;
};

/** One order of a list, whatever was bought: its picture, its name and status, what was paid, its number. */
export function LineFrame({ order, paidText, to, picture, name, badge, children }: Props) {
  const { orderNumber, total, currency } = order;
  return (
    <Link
      to={to}
      className="flex items-start gap-4 rounded-card border border-border bg-surface p-3 text-text no-underline transition-colors hover:border-primary sm:p-4"
    >
      {picture}
      <span className="grid min-w-0 grow gap-1">
        <span className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
          <span className="min-w-0 wrap-anywhere type-h3">{name}</span>
          {badge}
        </span>
        {children}
        <span className="flex flex-wrap items-baseline justify-between gap-x-3 type-small">
          <span className="font-bold tabular-nums">
            <PaidAmount total={total} currency={currency} />
          </span>
          <bdi dir="ltr" className="text-muted type-caption tabular-nums">
            {orderNumber}
          </bdi>
        </span>
        {paidText && <span className="text-text-2 type-caption">{paidText}</span>}
      </span>
      <Icon icon={ChevronRight} className="mt-1 hidden text-muted sm:block" />
    </Link>
  );
}
