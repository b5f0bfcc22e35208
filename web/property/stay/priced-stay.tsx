import { displayTime } from "#domain/stay/calendar/display-time.ts";
import { nightsOf } from "#domain/stay/stay.ts";
import { localTime, readTimeZone } from "#domain/stay/time-zone.ts";
import { useLanguage, useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { useDepositText, useExactPrice } from "#web/shared/exact-price.ts";
import { useInstalmentText } from "#web/shared/instalment-text.ts";
import { usePageContext } from "#web/shared/page-context.tsx";
import { useRate } from "#web/shared/price-text.ts";
import { DealBadge } from "#web/ui/display/badge.tsx";
import { Price } from "#web/ui/display/price.tsx";
import { useProperty } from "../data/property-context.tsx";
import { useBooking } from "./booking-context.tsx";
import { FreeDeadline } from "./free-deadline.tsx";
import { PriceBreakdown } from "./price-breakdown.tsx";

/** A quoted price: the total, its breakdown, the separate deposit, and the expiry of the quote. */
export function PricedStay() {
  const t = useMessages();
  const { price: words } = useNamespace("details");
  const { experiments, currency } = usePageContext();
  const rate = useRate();
  const { price, stay } = useBooking();
  if (!price || !stay) return null;
  const isReduced = !experiments.isPriceSlashHidden && price.discount.percentage >= 1;
  const original = isReduced ? price.originalPrice : null;
  return (
    <>
      <PriceNotice />
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div data-total={price.totalPrice}>
          <Price amount={price.totalPrice} original={original} currency={currency} rate={rate} size="l" />
        </div>
        {isReduced && <DealBadge percentage={Math.round(price.discount.percentage)} />}
      </div>
      <p className="text-text-2 type-small">
        {t.price.forNights({ n: nightsOf(stay) })} · {t.price.allIn}
      </p>
      <Instalments riyals={price.totalPrice} />
      <FreeDeadline />
      <PriceBreakdown price={price} />
      {price.insuranceAmount > 0 && <DepositLine riyals={price.insuranceAmount} />}
      <p className="mt-3 text-text-2 type-small">
        {words.notCharged} <QuoteExpiry />
      </p>
    </>
  );
}

/** A lender assesses its guest only when they pay. */
function Instalments({ riyals }: { riyals: number }) {
  const { price: words } = useNamespace("details");
  const text = useInstalmentText(riyals, words.instalments);
  return text && <p className="text-text-2 type-small">{text}</p>;
}

/** The expiry of the quote in the time zone of the property. */
function QuoteExpiry() {
  const { price: words } = useNamespace("details");
  const language = useLanguage();
  const { property } = useProperty();
  const { price, isQuoting } = useBooking();
  if (!price) return null;
  if (isQuoting) return <span>{words.renewing}</span>;
  const { time } = localTime(new Date(price.quoteExpiresAt), readTimeZone(property.timeZone));
  return <span>{words.holds({ time: displayTime(time, language) })}</span>;
}

/** The price changed while the page was open: a text with both amounts. */
function PriceNotice() {
  const { price: words } = useNamespace("details");
  const { text } = useExactPrice();
  const { priceChange: change } = useBooking();
  if (!change) return null;
  const sentence = change.to > change.from ? words.changedUp : words.changedDown;
  return (
    <p className="mb-3 rounded-control bg-warning-soft p-3 text-warning type-small">
      {sentence({ a: text(change.from), b: text(change.to) })}
    </p>
  );
}

function DepositLine({ riyals }: { riyals: number }) {
  const t = useMessages();
  return (
    <p className="mt-3 flex justify-between gap-4 border-border border-t pt-3 text-text-2 type-small">
      <span>{t.price.deposit}</span>
      <bdi className="text-end">{useDepositText()(riyals)}</bdi>
    </p>
  );
}
