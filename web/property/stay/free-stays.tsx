import { useSearchParams } from "react-router";
import { displaySentenceDay } from "#domain/stay/calendar/display-sentence.ts";
import { nearestStays } from "#domain/stay/nearest-stays.ts";
import { nightsOf, type Stay } from "#domain/stay/stay.ts";
import { useLanguage, useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { ChipLink } from "#web/ui/action/chip-link.tsx";
import { useProperty } from "../data/property-context.tsx";
import { useBooking, withChange } from "./booking-context.tsx";

const OFFERED = 3;

/** Links to the nearest free dates of the same property, and a link to similar properties. */
export function FreeStays({ isTooShort }: { isTooShort: boolean }) {
  const { price: words } = useNamespace("details");
  const { property, similar } = useProperty();
  const stays = useFreeStays();
  const hint = isTooShort ? words.stayLonger : words.takenHint;
  return (
    <>
      <p className="mt-2 text-text-2 type-small">{stays.length > 0 ? hint : words.noneFree}</p>
      {stays.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-2">
          {stays.map((stay) => (
            <li key={stay.checkIn}>
              <StayLink stay={stay} />
            </li>
          ))}
        </ul>
      )}
      {similar.properties.length > 0 && (
        <a
          href={`#similar-${property.propertyId}`}
          className="mt-1 inline-flex min-h-11 items-center text-primary underline type-small"
        >
          {words.seeSimilar}
        </a>
      )}
    </>
  );
}

function StayLink({ stay }: { stay: Stay }) {
  const t = useMessages();
  const { price: words } = useNamespace("details");
  const language = useLanguage();
  const [params] = useSearchParams();
  const days = t.search.stay({
    checkIn: displaySentenceDay(stay.checkIn, language),
    checkOut: displaySentenceDay(stay.checkOut, language),
  });
  return (
    <ChipLink to={`?${withChange(params, { stay })}`} preventScrollReset>
      {words.option({ stay: days, nights: t.count.nights({ n: nightsOf(stay) }) })}
    </ChipLink>
  );
}

function useFreeStays(): Stay[] {
  const { today } = useProperty();
  const { stay, availability } = useBooking();
  if (!stay || !availability.free) return [];
  const near = nearestStays(stay, { today, free: availability.free, rules: availability.rules }, OFFERED);
  return near.toSorted((one, other) => one.checkIn.localeCompare(other.checkIn));
}
