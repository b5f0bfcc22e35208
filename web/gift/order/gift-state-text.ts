import type { GiftOrder } from "#contract/wallet/gift.ts";
import { displayDay } from "#domain/stay/calendar/display-day.ts";
import { displayTime } from "#domain/stay/calendar/display-time.ts";
import { localTime, timeZoneOf } from "#domain/stay/time-zone.ts";
import { leftToRight } from "#domain/text/left-to-right.ts";
import { useLanguage } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { usePaidText } from "#web/shared/cart/paid-text.ts";
import { usePageContext } from "#web/shared/page-context.tsx";

/** What the state of a gift means for its buyer; days and times are those of the site. */
export function useStateText(): (gift: GiftOrder) => string {
  const { details, refund: refundWords } = useNamespace("gift").order;
  const language = useLanguage();
  const paidText = usePaidText();
  const { site } = usePageContext();
  const at = (moment: string | null) => localTime(new Date(moment ?? 0), timeZoneOf(site.countryCode));
  const dayOf = (moment: string | null) => displayDay(at(moment).day, language);
  const dayText = (day: string | null) => (day ? displayDay(day, language) : "");
  const phone = leftToRight(site.tollFree ?? site.supportPhone);
  const undeliveredText = ({ recipient, canReturn }: GiftOrder) => {
    const what = details.undelivered({ contact: leftToRight(recipient?.contact ?? "") });
    return `${what} ${canReturn ? details.undeliveredReturn : details.undeliveredCall({ phone })}`;
  };
  return (gift) => {
    const { state, refund, currency } = gift;
    const until = dayText(gift.expiresOn);
    if (state === "scheduled") return details.scheduled({ day: dayText(gift.sendOn) });
    if (gift.isUndelivered) return undeliveredText(gift);
    if (state === "sent") return details.sent({ day: dayOf(gift.sentAt), until });
    if (state === "redeemed")
      return details.redeemed({ name: gift.recipient?.name ?? "", day: dayOf(gift.redeemedAt) });
    if (state === "expired") return details.expired({ until });
    if (state === "frozen") return details.frozen({ phone });
    if (state === "waiting") {
      const isAhead = gift.activeAt !== null && Date.parse(gift.activeAt) > Date.parse(gift.createdAt) + 60_000;
      return isAhead ? details.waiting({ time: displayTime(at(gift.activeAt).time, language) }) : details.waitingSoon;
    }
    if (state === "returned" && refund) {
      const a = paidText({ total: refund.amount, currency });
      const status = refund.status === "done" || refund.status === "pending" ? refund.status : "refused";
      return `${details.returned} ${refundWords[status]({ a })}`;
    }
    return details[state];
  };
}
