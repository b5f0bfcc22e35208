import type { NearestDates, SearchPayload } from "#contract/search/search.ts";
import type { Site } from "#domain/site/sites.ts";
import { maxDateOf } from "#domain/stay/calendar/calendar-window.ts";
import { addDays } from "#domain/stay/day.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import type { Catalogue } from "./catalogue.ts";
import { expectedAnswer } from "./search-oracle.ts";

type OracleInput = { catalogue: Catalogue; payload: SearchPayload; site: Site; now: Date; secrets: readonly string[] };

/** The expected nearest dates: searches again one day later, one earlier, two later and so on. */
export function expectedNearestDates(input: OracleInput): NearestDates {
  const found: NearestDates = [];
  for (let away = 1; away <= 60 && found.length < 5; away++) {
    for (const days of [away, -away]) {
      const payload = moved(input.payload, days);
      const count = isOpen(payload, input) ? expectedAnswer({ ...input, payload }).totalCount : 0;
      if (count > 0) found.push({ checkIn: payload.checkIn, checkOut: payload.checkOut, count });
    }
  }
  return found.slice(0, 5);
}

function moved(payload: SearchPayload, days: number): SearchPayload {
  return { ...payload, checkIn: addDays(payload.checkIn, days), checkOut: addDays(payload.checkOut, days) };
}

function isOpen({ checkIn, checkOut }: SearchPayload, { site, now }: OracleInput): boolean {
  const today = todayInRiyadh(now);
  return checkIn >= today && checkOut <= maxDateOf(today, site.calendarWindowMonths);
}
