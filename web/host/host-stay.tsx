import type { HostOrder } from "#contract/order/host.ts";
import { displayArrival } from "#domain/stay/calendar/display-time.ts";
import { useLanguage, useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { OrderCard } from "#web/shared/order/order-card.tsx";
import { StayDays, StayFact, useGuestCountText } from "#web/shared/order/stay-facts.tsx";

/** The dates with their hours. */
export function HostStay({ order }: { order: HostOrder }) {
  const t = useMessages();
  const words = useNamespace("host");
  return (
    <OrderCard title={words.stay}>
      <StayDays words={words} stay={order} />
      <p className="mt-3 text-text-2 type-small">{t.count.nights({ n: order.nights })}</p>
    </OrderCard>
  );
}

/** Who comes, and when they want to arrive. */
export function HostGuests({ order: { guest, checkIn } }: { order: HostOrder }) {
  const words = useNamespace("host");
  const language = useLanguage();
  const countText = useGuestCountText(words);
  if (!guest) return null;
  const { firstName, lastName, guestCount, arrivalTime, note } = guest;
  return (
    <OrderCard title={words.guests}>
      <dl className="grid gap-2 type-body">
        <StayFact name={words.lead}>
          <bdi>
            {firstName} {lastName}
          </bdi>
        </StayFact>
        <StayFact name={words.count}>{countText(guestCount)}</StayFact>
        <StayFact name={words.expected}>
          {arrivalTime ? displayArrival(checkIn, arrivalTime, language) : words.unknown}
        </StayFact>
        {note && (
          <StayFact name={words.note}>
            <bdi>{note}</bdi>
          </StayFact>
        )}
      </dl>
    </OrderCard>
  );
}
