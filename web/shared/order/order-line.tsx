import type { OrderSummary, StaySummary } from "#contract/order/order-list.ts";
import { wasPaid } from "#domain/order/order-status.ts";
import { propertyName } from "#domain/property/property-name.ts";
import { displayDay } from "#domain/stay/calendar/display-day.ts";
import { useLanguage, useMessages } from "#web/i18n/messages-context.tsx";
import { useListText } from "#web/i18n/use-list-text.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { usePartsText } from "../cart/part-name.ts";
import { usePaths } from "../paths.ts";
import { PropertyThumb } from "../property-thumb.tsx";
import { GiftLine } from "./gift-line.tsx";
import { LineFrame } from "./line-frame.tsx";
import { StatusBadge } from "./status-badge.tsx";
import { statusOf } from "./status-of.ts";

/** A booking or a gift in a list, with a link to its page. */
export function OrderLine({ order }: { order: OrderSummary }) {
  return order.productType === "gift-card" ? <GiftLine gift={order} /> : <StayLine order={order} />;
}

/** Property, dates and status. */
function StayLine({ order }: { order: StaySummary }) {
  const t = useMessages();
  const words = useNamespace("orders");
  const language = useLanguage();
  const listed = useListText();
  const path = usePaths();
  const partsText = usePartsText();
  const paidWords = useNamespace("paid");
  const { property, checkIn, checkOut, orderNumber, paid } = order;
  const isPaid = paid && wasPaid(statusOf(order));
  return (
    <LineFrame
      order={{ ...order, total: paid?.total ?? order.total }}
      {...(isPaid && { paidText: paidWords.list({ parts: partsText(paid) }) })}
      to={path("accountOrder", { orderNumber })}
      picture={<PropertyThumb image={property.thumbnailImage} className="size-20 sm:size-24" />}
      name={propertyName({ own: { en: property.nameEn, ar: property.nameAr } }, language)}
      badge={<StatusBadge order={order} />}
    >
      <span className="text-text-2 type-small">
        {listed([property.area, property.city])} · {t.count.nights({ n: order.nights })}
      </span>
      <span className="type-small">
        {words.stay({ checkIn: displayDay(checkIn, language), checkOut: displayDay(checkOut, language) })}
      </span>
    </LineFrame>
  );
}
