import type { ReactNode } from "react";
import type { Order } from "#contract/order/order.ts";
import { displayDay } from "#domain/stay/calendar/display-day.ts";
import { displayTime } from "#domain/stay/calendar/display-time.ts";
import { useLanguage } from "#web/i18n/messages-context.tsx";
import { useListText } from "#web/i18n/use-list-text.ts";

type Stay = Pick<Order, "checkIn" | "checkOut"> & {
  property: Pick<Order["property"], "checkinBeginTime" | "checkoutEndTime">;
};

/** The messages of the page, since guests and hosts read about a stay in their own terms. */
type DayWords = {
  arrive: string;
  leave: string;
  from: (values: { time: string }) => string;
  until: (values: { time: string }) => string;
};
type CountWords = { adults: (values: { n: number }) => string; children: (values: { n: number }) => string };

/** The first and the last day of a stay, with their hours. */
export function StayDays({ words, stay: { checkIn, checkOut, property } }: { words: DayWords; stay: Stay }) {
  const language = useLanguage();
  return (
    <dl className="grid grid-cols-2 gap-3">
      <DayBox name={words.arrive} day={displayDay(checkIn, language)}>
        {words.from({ time: displayTime(property.checkinBeginTime, language) })}
      </DayBox>
      <DayBox name={words.leave} day={displayDay(checkOut, language)}>
        {words.until({ time: displayTime(property.checkoutEndTime, language) })}
      </DayBox>
    </dl>
  );
}

function DayBox({ name, day, children }: { name: string; day: string; children: ReactNode }) {
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

/** One line of a list of facts: its name, and its value at the end of the line. */
export function StayFact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="shrink-0 text-text-2">{name}</dt>
      <dd className="wrap-anywhere min-w-0 text-end text-text">{children}</dd>
    </div>
  );
}

/** Adults and children, such as `2 adults, 1 child`. */
export function useGuestCountText(words: CountWords): (count: Order["guestCount"]) => string {
  const listed = useListText();
  return ({ adults, children }) =>
    listed([words.adults({ n: adults }), children > 0 && words.children({ n: children })]);
}
