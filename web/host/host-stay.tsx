import type { ReactNode } from "react";
import type { HostOrder } from "#contract/host.ts";
import { displayDay } from "#domain/stay/calendar/display-day.ts";
import { displayArrival, displayTime } from "#domain/stay/calendar/display-time.ts";
import type { Day } from "#domain/stay/day.ts";
import { useLanguage, useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { HostCard } from "./host-card.tsx";

/** The dates with their hours. */
export function HostStay({ order }: { order: HostOrder }) {
  const t = useMessages();
  const words = useNamespace("host");
  const language = useLanguage();
  const { property, checkIn, checkOut, nights } = order;
  return (
    <HostCard title={words.stay}>
      <dl className="grid grid-cols-2 gap-3">
        <DayBox name={words.arrive} day={displayDay(checkIn as Day, language)}>
          {words.from({ time: displayTime(property.checkinBeginTime, language) })}
        </DayBox>
        <DayBox name={words.leave} day={displayDay(checkOut as Day, language)}>
          {words.until({ time: displayTime(property.checkoutEndTime, language) })}
        </DayBox>
      </dl>
      <p className="mt-3 text-text-2 type-small">{t.count.nights({ n: nights })}</p>
    </HostCard>
  );
}

/** Who comes, and when they want to arrive. */
export function HostGuests({ order: { guest, checkIn } }: { order: HostOrder }) {
  const words = useNamespace("host");
  const language = useLanguage();
  if (!guest) return null;
  const { firstName, lastName, guestCount, arrivalTime, note } = guest;
  const children = guestCount.children > 0 && words.children({ n: guestCount.children });
  const counts = [words.adults({ n: guestCount.adults }), children].filter(Boolean);
  return (
    <HostCard title={words.guests}>
      <dl className="grid gap-2 type-body">
        <Fact name={words.lead}>
          <bdi>
            {firstName} {lastName}
          </bdi>
        </Fact>
        <Fact name={words.count}>{counts.join(language === "ar" ? "، " : ", ")}</Fact>
        <Fact name={words.expected}>
          {arrivalTime ? displayArrival(checkIn as Day, arrivalTime, language) : words.unknown}
        </Fact>
        {note && (
          <Fact name={words.note}>
            <bdi>{note}</bdi>
          </Fact>
        )}
      </dl>
    </HostCard>
  );
}

function DayBox({ name, day, children }: { name: string; day: string; children: ReactNode }) {
  return (
    <div className="rounded-control bg-sunken p-3">
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
