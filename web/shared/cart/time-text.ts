import { displayDay } from "#domain/stay/calendar/display-day.ts";
import { displayTime } from "#domain/stay/calendar/display-time.ts";
import { localTime, type TimeZone } from "#domain/stay/time-zone.ts";
import { useLanguage } from "#web/i18n/messages-context.tsx";

/** Formats an instant as local time at the property. */
export function useTimeText(zone: TimeZone): (moment: Date) => string {
  const language = useLanguage();
  return (moment) => {
    const { day, time } = localTime(moment, zone);
    return `${displayDay(day, language)} ${displayTime(time, language)}`;
  };
}
