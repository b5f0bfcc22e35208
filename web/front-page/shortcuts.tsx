import "./shortcuts.css";
import { CalendarHeart, History } from "lucide-react";
import { type MouseEvent, useEffect, useState } from "react";
import type { LookupItem } from "#contract/site/lookup.ts";
import { displaySentenceDays } from "#domain/stay/calendar/display-sentence.ts";
import type { Stay } from "#domain/stay/stay.ts";
import { useFlexibleTexts } from "#web/date-picker/flexible/flexible-texts.tsx";
import { repeatsPress } from "#web/hydration/opens-sheet.ts";
import { useLanguage } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { type Chosen, readLastSearch } from "#web/search-box/last-search.ts";
import { queryOf } from "#web/search-box/search-form.tsx";
import type { SearchBoxState } from "#web/search-box/use-search-box.ts";
import { usePaths } from "#web/shared/paths.ts";
import { ChipLink } from "#web/ui/action/chip-link.tsx";
import { Icon } from "#web/ui/display/icon.tsx";

type Props = { box: SearchBoxState; cities: readonly LookupItem[]; weekend: Stay | null };

/** Links to search this weekend or to repeat the last search, and a button that clears restored dates. */
export function Shortcuts({ box, cities, weekend }: Props) {
  const words = useNamespace("home");
  const boxWords = useNamespace("box");
  return (
    <div className="shortcuts -mx-4 mt-3 flex min-h-11 max-[359px]:-mx-3 max-[359px]:flex-wrap max-[359px]:px-3 items-center gap-2 overflow-x-auto px-4 desktop:-mx-6 desktop:mt-4 desktop:px-6">
      <ul aria-label={words.shortcuts} className="flex gap-2 max-[359px]:flex-wrap">
        {weekend && <WeekendChip box={box} weekend={weekend} />}
        <RecentChip cities={cities} shown={box.chosen} />
      </ul>
      {box.hasLastDates && (
        <p className="order-first flex shrink-0 items-center gap-1 whitespace-nowrap text-text-2 type-small">
          {boxWords.lastDates}
          <span aria-hidden="true">·</span>
          <button
            type="button"
            onClick={box.forgetDates}
            className="hit-area font-semibold text-primary underline underline-offset-4 hover:text-primary-hover"
          >
            {boxWords.clearLastDates}
          </button>
        </p>
      )}
    </div>
  );
}

/** With a city it starts a search; without one it fills in the dates. */
function WeekendChip({ box, weekend }: { box: SearchBoxState; weekend: Stay }) {
  const words = useNamespace("home");
  const path = usePaths();
  const days = useDays(weekend);
  const { cityId } = box.chosen;
  const fill = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    box.setStay(weekend);
  };
  return (
    <li className="max-w-full shrink-0">
      <ChipLink
        to={path(cityId === null ? "frontPage" : "search", queryOf({ cityId, stay: weekend }))}
        {...(cityId === null && repeatsPress)}
        onClick={cityId === null ? fill : undefined}
      >
        <Icon icon={CalendarHeart} size="s" />
        {words.weekend(days)}
      </ChipLink>
    </li>
  );
}

/** A link that repeats the last search, unless the box already shows it. */
function RecentChip({ cities, shown }: { cities: readonly LookupItem[]; shown: Chosen }) {
  const words = useNamespace("home");
  const path = usePaths();
  const [last, setLast] = useState<Chosen | null>(null);
  useEffect(() => setLast(readLastSearch(localStorage, new Date())), []);
  const city = cities.find(({ id }) => id === last?.cityId)?.value;
  const days = useDays(last?.stay ?? null);
  const { note, instead } = useFlexibleTexts(last?.flexible);
  if (!last || !city || (!last.stay && !instead) || datesOf(last) === datesOf(shown)) return null;
  return (
    <li className="max-w-full shrink-0">
      <ChipLink
        to={path("search", queryOf(last))}
        aria-label={instead ? undefined : join(words.recentLabel({ city, ...days }), note)}
      >
        <Icon icon={History} size="s" />
        {instead ? `${city} · ` : join(words.recent({ city, ...days }), note)}
        {instead}
      </ChipLink>
    </li>
  );
}

const join = (text: string, note: string | undefined) => (note ? `${text} · ${note}` : text);

/** City and dates as one text; the last search is not proposed while the box shows it. */
function datesOf({ cityId, stay, flexible }: Chosen): string {
  return JSON.stringify([cityId, stay?.checkIn, flexible ?? null]);
}

function useDays(stay: Stay | null): { from: string; to: string } {
  const language = useLanguage();
  return stay ? displaySentenceDays(stay.checkIn, stay.checkOut, language) : { from: "", to: "" };
}
