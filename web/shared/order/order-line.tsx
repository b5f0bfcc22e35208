import { ChevronRight } from "lucide-react";
import { Link } from "react-router";
import type { OrderSummary, StaySummary } from "#contract/order-list.ts";
import { propertyName } from "#domain/property/property-name.ts";
import { displayDay } from "#domain/stay/calendar/display-day.ts";
import type { Day } from "#domain/stay/day.ts";
import { useLanguage, useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { Icon } from "#web/ui/display/icon.tsx";
import { PaidAmount } from "../cart/paid-amount.tsx";
import { usePaths } from "../paths.ts";
import { PropertyThumb } from "../property-thumb.tsx";
import { GiftLine } from "./gift-line.tsx";
import { StatusBadge } from "./status-badge.tsx";

/** A booking or a gift in a list, with a link to its page. */
export function OrderLine({ order }: { order: OrderSummary }) {
  return order.productType === "gift-card" ? <GiftLine gift={order} /> : <StayLine order={order} />;
}

/** Property, dates and status. */
function StayLine({ order }: { order: StaySummary }) {
  const t = useMessages();
  const words = useNamespace("orders");
  const language = useLanguage();
  const path = usePaths();
  const { property, checkIn, checkOut, orderNumber } = order;
  const place = [property.area, property.city].filter(Boolean).join(language === "ar" ? "، " : ", ");
  return (
    <Link
      to={path("accountOrder", { orderNumber })}
      className="flex items-start gap-4 rounded-card border border-border bg-surface p-3 text-text no-underline transition-colors hover:border-primary sm:p-4"
    >
      <PropertyThumb image={property.thumbnailImage} className="size-20 sm:size-24" />
      <span className="grid min-w-0 grow gap-1">
        <span className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
          <span className="min-w-0 wrap-anywhere type-h3">
            {propertyName({ own: { en: property.nameEn, ar: property.nameAr } }, language)}
          </span>
          <StatusBadge order={order} />
        </span>
        <span className="text-text-2 type-small">
          {place} · {t.count.nights({ n: order.nights })}
        </span>
        <span className="type-small">
          {words.stay({
            checkIn: displayDay(checkIn as Day, language),
            checkOut: displayDay(checkOut as Day, language),
          })}
        </span>
        <span className="flex flex-wrap items-baseline justify-between gap-x-3 type-small">
          <span className="font-bold tabular-nums">
            <PaidAmount total={order.total} currency={order.currency} />
          </span>
          <bdi dir="ltr" className="text-muted type-caption tabular-nums">
            {orderNumber}
          </bdi>
        </span>
      </span>
      <Icon icon={ChevronRight} className="mt-1 hidden text-muted sm:block" />
    </Link>
  );
}
