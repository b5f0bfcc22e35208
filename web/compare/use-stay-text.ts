import { displayShortDay } from "#domain/stay/calendar/display-day.ts";
import type { Stay } from "#domain/stay/stay.ts";
import { useLanguage, useMessages } from "#web/i18n/messages-context.tsx";

/** Formats a stay: `12 Nov to 14 Nov`. */
export function useStayText(): (stay: Stay) => string {
  const t = useMessages();
  const language = useLanguage();
  return ({ checkIn, checkOut }) =>
    t.search.stay({ checkIn: displayShortDay(checkIn, language), checkOut: displayShortDay(checkOut, language) });
}
