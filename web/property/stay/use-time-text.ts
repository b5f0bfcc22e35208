import { displayDay } from "#domain/stay/calendar/display-day.ts";
import { displayTime } from "#domain/stay/calendar/display-time.ts";
import { localTime, readTimeZone } from "#domain/stay/time-zone.ts";
import { useLanguage } from "#web/i18n/messages-context.tsx";
import { useProperty } from "../data/property-context.tsx";

/** Formats an instant as local time at the property: `29 Nov 2026 3:00 PM`. */
export function useTimeText(): (moment: Date) => string {
  const language = useLanguage();
  const zone = readTimeZone(useProperty().property.timeZone);
  return (moment) => {
    const { day, time } = localTime(moment, zone);
    return `${displayDay(day, language)} ${displayTime(time, language)}`;
  };
}
