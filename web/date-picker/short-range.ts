import type { Language } from "#domain/language/language.ts";
import { displayShortDay } from "#domain/stay/calendar/display-day.ts";
import { monthOf } from "#domain/stay/calendar/month.ts";
import { partsOf } from "#domain/stay/day.ts";
import type { Stay } from "#domain/stay/stay.ts";

/** A stay as short text: `19–21 Nov`, across two months `28 Nov – 03 Dec`. */
export function shortRange({ checkIn, checkOut }: Stay, language: Language): string {
  const last = displayShortDay(checkOut, language);
  if (monthOf(checkIn) === monthOf(checkOut)) return `${partsOf(checkIn).dayOfMonth}–${last.replace(/^0/, "")}`;
  return `${displayShortDay(checkIn, language)} – ${last}`;
}
