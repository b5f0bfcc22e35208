import type { ComparedProperty } from "#contract/search/compare.ts";
import { displayMoment } from "#domain/stay/calendar/display-time.ts";
import { localTime, readTimeZone } from "#domain/stay/time-zone.ts";
import { weekdayOf } from "#domain/stay/weekday.ts";
import { useLanguage } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { useExactPrice } from "#web/shared/exact-price.ts";

/** The cancellation policy, and what it refunds for this stay until its deadline and after it. */
export function RefundCell({ property }: { property: ComparedProperty }) {
  const { refund: words } = useNamespace("compare");
  const lines = useRefundLines(property);
  const { policyTypeId } = property;
  const type = policyTypeId === 1 || policyTypeId === 3 ? words.types[policyTypeId] : words.types[2];
  return (
    <>
      <span className="block font-semibold text-text">{type}</span>
      {lines.map((line) => (
        <span key={line} className="block text-text-2">
          {line}
        </span>
      ))}
    </>
  );
}

function useRefundLines({ refund, priceDetail, timeZone }: ComparedProperty): string[] {
  const { refund: words } = useNamespace("compare");
  const { text } = useExactPrice();
  const momentText = useMomentText(timeZone);
  if (!refund) return [];
  const { back, until, backLater } = refund;
  if (!until) return [back > 0 ? words.always({ amount: text(back) }) : words.none];
  const sentence = back === priceDetail?.totalPrice ? words.untilFull : words.until;
  return [
    sentence({ moment: momentText(new Date(until)), amount: text(back) }),
    backLater ? words.later({ amount: text(backLater) }) : words.laterNone,
  ];
}

/** Formats an instant as local time at the home: `Thursday 12 Nov 2026 4:00 PM`. */
function useMomentText(timeZone: string): (moment: Date) => string {
  const language = useLanguage();
  const { weekdays } = useNamespace("picker");
  const zone = readTimeZone(timeZone);
  return (moment) => `${weekdays[weekdayOf(localTime(moment, zone).day)]} ${displayMoment(moment, zone, language)}`;
}
