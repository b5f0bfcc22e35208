import { displayDay } from "#domain/stay/calendar/display-day.ts";
import { useLanguage, useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { PropertyThumb } from "#web/shared/property-thumb.tsx";
import { useOrder } from "./order-context.tsx";

/** The home and the dates that a guest is about to cancel or change. */
export function BookedStay() {
  const t = useMessages();
  const language = useLanguage();
  const words = useNamespace("orders");
  const { order, name } = useOrder();
  const stay = { checkIn: displayDay(order.checkIn, language), checkOut: displayDay(order.checkOut, language) };
  return (
    <div className="flex items-center gap-4">
      <PropertyThumb image={order.property.thumbnailImage} className="size-16" />
      <div className="min-w-0">
        <p className="wrap-anywhere text-text type-h3">{name}</p>
        <p className="text-text-2 type-small">{words.stay(stay)}</p>
        <p className="text-text-2 type-small">{t.count.nights({ n: order.nights })}</p>
      </div>
    </div>
  );
}
