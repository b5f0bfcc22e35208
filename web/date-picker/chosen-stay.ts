import { displayShortDay } from "#domain/stay/calendar/display-day.ts";
import type { PickerState } from "#domain/stay/date-picker/date-picker-state.ts";
import { addDays, daysBetween } from "#domain/stay/day.ts";
import { useLanguage, useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";

/** The current choice as text: the days, and the nights that Select would confirm. */
export function useChosenStay({ checkIn, checkOut }: PickerState) {
  const t = useMessages();
  const language = useLanguage();
  const words = useNamespace("picker");
  if (!checkIn) return { range: words.noneChosen, nights: "" };
  const range = checkOut
    ? t.search.stay({ checkIn: displayShortDay(checkIn, language), checkOut: displayShortDay(checkOut, language) })
    : displayShortDay(checkIn, language);
  const nights = t.count.nights({ n: daysBetween(checkIn, checkOut ?? addDays(checkIn, 1)) });
  return { range, nights };
}
