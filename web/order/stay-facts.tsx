import type { ReactNode } from "react";
import { displayDay } from "#domain/stay/calendar/display-day.ts";
import { displayArrival, displayTime } from "#domain/stay/calendar/display-time.ts";
import { useLanguage, useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { PropertyThumb } from "#web/shared/property-thumb.tsx";
import { OrderCard } from "./order-card.tsx";
import { useOrder } from "./order-context.tsx";

/** The property, the dates with their hours, and the guests. */
export function StayFacts() {
  const t = useMessages();
  const words = useNamespace("order");
  const language = useLanguage();
  const { order, name } = useOrder();
  const { property, checkIn, checkOut, guests, guestCount } = order;
  const comma = language === "ar" ? "، " : ", ";
  return (
    <OrderCard title={words.stay}>
      <div className="flex gap-4">
        <PropertyThumb image={property.thumbnailImage} className="size-24" />
        <div className="min-w-0">
          <p className="text-text type-h3">{name}</p>
          <p className="text-text-2 type-small">{[property.area, property.city].filter(Boolean).join(comma)}</p>
          <p className="mt-1 text-text-2 type-small">{t.count.nights({ n: order.nights })}</p>
        </div>
      </div>
      <dl className="mt-4 grid grid-cols-2 gap-3">
        <Day name={words.arrive} day={displayDay(checkIn, language)}>
          {words.from({ time: displayTime(property.checkinBeginTime, language) })}
        </Day>
        <Day name={words.leave} day={displayDay(checkOut, language)}>
          {words.until({ time: displayTime(property.checkoutEndTime, language) })}
        </Day>
      </dl>
      <dl className="mt-4 grid gap-2 type-small">
        <Fact name={words.guest}>
          <bdi>
            {guests.firstName} {guests.lastName}
          </bdi>
        </Fact>
        <Fact name={words.guests}>
          {[
            words.adults({ n: guestCount.adults }),
            guestCount.children > 0 && words.children({ n: guestCount.children }),
          ]
            .filter(Boolean)
            .join(comma)}
        </Fact>
        {guests.arrivalTime && (
          <Fact name={words.expected}>{displayArrival(checkIn, guests.arrivalTime, language)}</Fact>
        )}
        {guests.note && (
          <Fact name={words.noteTitle}>
            <bdi>{guests.note}</bdi>
          </Fact>
        )}
      </dl>
    </OrderCard>
  );
}

function Day({ name, day, children }: { name: string; day: string; children: ReactNode }) {
  return (
    <div className="rounded-control bg-sunken p-3 print:border print:border-border">
      <dt className="text-text-2 type-caption">{name}</dt>
      <dd className="font-bold text-text type-body">
        {day}
        <span className="block font-normal text-text-2 type-small">{children}</span>
      </dd>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="shrink-0 text-text-2">{name}</dt>
      <dd className="wrap-anywhere min-w-0 text-end text-text">{children}</dd>
    </div>
  );
}
