/** Days as calendars write them, such as 20270131; the last one is exclusive. */
export type CalendarEvent = { uid: string; from: string; to: string; summary: string };

const DAY_MS = 86_400_000;
const RIYADH_MS = 3 * 3_600_000;

/** The day that many days after today in Riyadh. */
export function dayAhead(days: number): string {
  const day = new Date(Date.now() + RIYADH_MS + days * DAY_MS);
  return day.toISOString().slice(0, 10).replaceAll("-", "");
}

/** A calendar as platforms publish it (RFC 5545). */
export function calendarOf(events: readonly CalendarEvent[]): string {
  const lines = [
    ...["BEGIN:VCALENDAR", "PRODID:-//Example Platform//Calendar 1.0//EN", "CALSCALE:GREGORIAN", "VERSION:2.0"],
    ...events.flatMap(({ uid, from, to, summary }) => [
      ...["BEGIN:VEVENT", `DTSTAMP:${dayAhead(0)}T000000Z`],
      ...[`DTSTART;VALUE=DATE:${from}`, `DTEND;VALUE=DATE:${to}`],
      ...[`SUMMARY:${summary}`, `UID:${uid}`, "END:VEVENT"],
    ]),
    "END:VCALENDAR",
  ];
  return `${lines.join("\r\n")}\r\n`;
}
