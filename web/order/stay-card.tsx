import { displayArrival } from "#domain/stay/calendar/display-time.ts";
import { useLanguage, useMessages } from "#web/i18n/messages-context.tsx";
import { useListText } from "#web/i18n/use-list-text.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { OrderCard } from "#web/shared/order/order-card.tsx";
import { StayDays, StayFact, useGuestCountText } from "#web/shared/order/stay-facts.tsx";
import { PropertyThumb } from "#web/shared/property-thumb.tsx";
import { useResultFocus } from "#web/shared/result/use-result-focus.ts";
import { useOrder } from "./order-context.tsx";

/** The property, the dates with their hours, and the guests. */
export function StayCard() {
  const t = useMessages();
  const words = useNamespace("order");
  const language = useLanguage();
  const listed = useListText();
  const countText = useGuestCountText(words);
  const { order, name } = useOrder();
  const { property, checkIn, guests } = order;
  const heading = useResultFocus<HTMLHeadingElement>("stay");
  return (
    <OrderCard title={words.stay} heading={heading}>
      <div className="mb-4 flex gap-4">
        <PropertyThumb image={property.thumbnailImage} className="size-24" />
        <div className="min-w-0">
          <p className="text-text type-h3">{name}</p>
          <p className="text-text-2 type-small">{listed([property.area, property.city])}</p>
          <p className="mt-1 text-text-2 type-small">{t.count.nights({ n: order.nights })}</p>
        </div>
      </div>
      <StayDays words={words} stay={order} />
      <dl className="mt-4 grid gap-2 type-small">
        <StayFact name={words.guest}>
          <bdi>
            {guests.firstName} {guests.lastName}
          </bdi>
        </StayFact>
        <StayFact name={words.guests}>{countText(order.guestCount)}</StayFact>
        {guests.arrivalTime && (
          <StayFact name={words.expected}>{displayArrival(checkIn, guests.arrivalTime, language)}</StayFact>
        )}
        {guests.note && (
          <StayFact name={words.noteTitle}>
            <bdi>{guests.note}</bdi>
          </StayFact>
        )}
      </dl>
    </OrderCard>
  );
}
