import { displaySentenceDay } from "#domain/stay/calendar/display-sentence.ts";
import type { Stay } from "#domain/stay/stay.ts";
import { useLanguage, useMessages } from "#web/i18n/messages-context.tsx";

/** Formats a stay: `12 Nov to 14 Nov`. */
export function useStayText(): (stay: Stay) => string {
  const t = useMessages();
  const language = useLanguage();
  return ({ checkIn, checkOut }) =>
    t.search.stay({ checkIn: displaySentenceDay(checkIn, language), checkOut: displaySentenceDay(checkOut, language) });
}
