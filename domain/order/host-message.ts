import type { Language } from "#domain/language/language.ts";
import type { HostLanguage } from "#domain/property/host-profile.ts";

/** How long before the check-in moment a host is reminded of a booking. */
export const REMINDER_HOURS = 24;

/** When a host is reminded, or `null` for a stay that begins sooner: its first message is recent enough. */
export function reminderAt(checkIn: Date, now: Date): Date | null {
  const at = new Date(checkIn.getTime() - REMINDER_HOURS * 3_600_000);
  return at > now ? at : null;
}

/** Whether a reminder still makes sense: the check-in of a stay may have moved since it was enqueued. */
export function isReminderDue(checkIn: Date, now: Date): boolean {
  return now < checkIn && now.getTime() >= checkIn.getTime() - REMINDER_HOURS * 3_600_000;
}

/** Our messages exist in two languages; a host who speaks neither gets English. */
export function messageLanguage(languages: readonly HostLanguage[]): Language {
  return languages.includes("ar") ? "ar" : "en";
}
