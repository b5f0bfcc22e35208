import { stayBegins, stayPolicy } from "#api/item/chalet/stay-times.ts";
import type { MailSection } from "#api/platform/messaging/mail-content.ts";
import type { OrderItemOf } from "#api/schema/item.ts";
import type { OrderRow } from "#api/schema/order.ts";
import { lazyMessagesOf } from "#domain/message/messages.ts";
import { bookedTerms } from "#domain/policy/booked-terms.ts";
import { bookedTermsText } from "#domain/policy/booked-terms-text.ts";
import { displayMoment } from "#domain/stay/calendar/display-time.ts";
import { instantAt } from "#domain/stay/time-zone.ts";

type Placed = { order: OrderRow; item: OrderItemOf<"chalet"> };

/** What a cancellation costs a guest who booked then, in the local time of the home. Every email about a stay has it. */
export function cancellationSection({ order: { language }, item }: Placed, bookedAt: Date): MailSection {
  const { order: words, cancellation } = lazyMessagesOf(language);
  const { day, time, timeZone } = stayBegins(item);
  const policy = stayPolicy(item);
  const terms = policy
    ? bookedTerms(policy, { begins: instantAt(day, time, timeZone), bookedAt })
    : { kind: "none" as const };
  const momentText = (moment: Date) => displayMoment(moment, timeZone, language);
  return { title: words.policy, text: bookedTermsText(terms, cancellation, momentText) };
}
