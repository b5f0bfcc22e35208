import type { Language } from "#domain/language/language.ts";
import { displaySentenceDays } from "#domain/stay/calendar/display-sentence.ts";
import type { Stay } from "#domain/stay/stay.ts";

/** A stay as short text: `19–21 Nov`, across two months `28 Nov – 3 Dec`. */
export function shortRange({ checkIn, checkOut }: Stay, language: Language): string {
  const { from, to } = displaySentenceDays(checkIn, checkOut, language);
  return from.includes(" ") ? `${from} – ${to}` : `${from}–${to}`;
}
