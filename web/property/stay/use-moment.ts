import { displayDay } from "#domain/stay/calendar/display-day.ts";
import { displayTime } from "#domain/stay/calendar/display-time.ts";
import { localTime, readTimeZone } from "#domain/stay/time-zone.ts";
import { useLanguage } from "#web/i18n/messages-context.tsx";
import { useHome } from "../property-context.tsx";

/** Writes an instant as a clock in the home shows it: `29 Nov 2026 03:00 PM`. */
export function useMoment(): (moment: Date) => string {
  const language = useLanguage();
  const zone = readTimeZone(useHome().home.timeZone);
  return (moment) => {
    const { day, time } = localTime(moment, zone);
    return `${displayDay(day, language)} ${displayTime(time, language)}`;
  };
}
