import { displayMoment } from "#domain/stay/calendar/display-time.ts";
import type { TimeZone } from "#domain/stay/time-zone.ts";
import { useLanguage } from "#web/i18n/messages-context.tsx";

/** Formats an instant as local time at the property. */
export function useTimeText(zone: TimeZone): (moment: Date) => string {
  const language = useLanguage();
  return (moment) => displayMoment(moment, zone, language);
}
