import type { MailSection } from "#api/platform/messaging/mail-content.ts";
import type { OrderItemOf } from "#api/schema/item.ts";
import type { OrderRow } from "#api/schema/order.ts";
import { lazyMessagesOf } from "#domain/message/messages.ts";
import { policyTypes } from "#domain/policy/cancellation-policy.ts";
import { displayMoment } from "#domain/stay/calendar/display-time.ts";
import type { Day } from "#domain/stay/day.ts";
import { instantAt, readTimeZone } from "#domain/stay/time-zone.ts";

type Placed = { order: OrderRow; item: OrderItemOf<"chalet"> };

const HOUR_MS = 3_600_000;

/** What a cancellation costs, in the local time of the home. Every email about a stay has it. */
export function cancellationSection(placed: Placed): MailSection {
  const { order: words } = lazyMessagesOf(placed.order.language);
  return { title: words.policy, text: lineOf(placed) };
}

function lineOf({ order: { language, createdAt }, item: { startsOn, snapshot } }: Placed): string {
  const { policySnapshot, property } = snapshot;
  const { cancellation } = lazyMessagesOf(language).mail;
  const [terms] = policySnapshot;
  const [first] = terms?.policies ?? [];
  if (!terms || !first || terms.policyTypeId === policyTypes.NON_REFUNDABLE) return cancellation.none;
  const zone = readTimeZone(property.timeZone);
  const arrival = instantAt(startsOn as Day, property.checkinBeginTime, zone);
  const deadline = new Date(arrival.getTime() - first.fromHours * HOUR_MS);
  const until = { moment: displayMoment(deadline, zone, language) };
  const isFull = terms.policyTypeId === policyTypes.FULLY_REFUNDABLE;
  if (deadline < createdAt) return isFull ? cancellation.firstNight : cancellation.none;
  return isFull ? cancellation.full(until) : cancellation.half(until);
}
