import { displayDay } from "#domain/stay/calendar/display-day.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { useLanguage } from "#web/i18n/messages-context.tsx";

/** The date of an instant in Riyadh: the same on the server and in every browser. */
export function useDayText(): (moment: string) => string {
  const language = useLanguage();
  return (moment) => displayDay(todayInRiyadh(new Date(moment)), language);
}
