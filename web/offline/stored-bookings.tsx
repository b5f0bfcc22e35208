import { CalendarCheck } from "lucide-react";
import { propertyName } from "#domain/property/property-name.ts";
import { displayDay } from "#domain/stay/calendar/display-day.ts";
import { leftToRight } from "#domain/text/left-to-right.ts";
import { useLanguage } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import type { StoredOrder } from "#web/shared/offline/offline-store.ts";
import { Icon } from "#web/ui/display/icon.tsx";

/** The bookings to come, with what a guest needs to find the rest. */
export function StoredBookings({ orders }: { orders: readonly StoredOrder[] }) {
  const words = useNamespace("offline");
  const language = useLanguage();
  const day = (date: string) => displayDay(date, language);
  return (
    <section aria-labelledby="stored-bookings">
      <h2 id="stored-bookings" className="text-text type-h2">
        {words.bookings}
      </h2>
      <ul className="mt-3 grid gap-3">
        {orders.map(({ orderNumber, nameEn, nameAr, city, checkIn, checkOut }) => (
          <li key={orderNumber} className="flex gap-3 rounded-card border border-border bg-surface p-4">
            <Icon icon={CalendarCheck} className="mt-0.5 text-success" />
            <div className="min-w-0">
              <p className="text-text type-h3">{propertyName({ own: { en: nameEn, ar: nameAr } }, language)}</p>
              <p className="text-text type-body">
                {words.booking({ checkIn: day(checkIn), checkOut: day(checkOut), city })}
              </p>
              <p className="text-text-2 type-small">{words.number({ number: leftToRight(orderNumber) })}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-text-2 type-small">{words.details}</p>
    </section>
  );
}
