import type { ReactNode } from "react";
import type { Cart } from "#contract/cart/cart.ts";
import { propertyName } from "#domain/property/property-name.ts";
import { displayDay } from "#domain/stay/calendar/display-day.ts";
import { displayTime } from "#domain/stay/calendar/display-time.ts";
import { useLanguage, useMessages } from "#web/i18n/messages-context.tsx";
import { useListText } from "#web/i18n/use-list-text.ts";
import { PropertyThumb } from "#web/shared/property-thumb.tsx";

/** The property and the dates, for a check before paying. */
export function StaySummary({ cart: { chalet } }: { cart: Cart }) {
  const t = useMessages();
  const language = useLanguage();
  const listed = useListText();
  const name = propertyName({ own: { en: chalet.nameEn, ar: chalet.nameAr } }, language);
  const guests = chalet.guestCount.adults + chalet.guestCount.children;
  return (
    <>
      <div className="flex gap-3">
        <PropertyThumb image={chalet.thumbnailImage} className="size-20" />
        <div className="min-w-0">
          <p className="font-bold text-text type-body">{name}</p>
          <p className="text-text-2 type-small">{listed([chalet.area, chalet.city])}</p>
        </div>
      </div>
      <dl className="mt-4 grid grid-cols-2 gap-x-4 gap-y-3 type-small">
        <Fact name={t.search.checkIn}>
          {displayDay(chalet.checkIn, language)}
          <span className="block text-text-2">
            {t.search.fromTime({ time: displayTime(chalet.checkinBeginTime, language) })}
          </span>
        </Fact>
        <Fact name={t.search.checkOut}>
          {displayDay(chalet.checkOut, language)}
          <span className="block text-text-2">
            {t.search.untilTime({ time: displayTime(chalet.checkoutEndTime, language) })}
          </span>
        </Fact>
      </dl>
      <p className="mt-3 text-text-2 type-small">
        {t.count.nights({ n: chalet.numberOfNights })} · {t.count.guests({ n: guests })}
      </p>
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-text-2">{name}</dt>
      <dd className="font-semibold text-text">{children}</dd>
    </div>
  );
}
