import type { Point } from "#domain/location/shift.ts";
import type { Day } from "#domain/stay/day.ts";
import { type TimeZone, utcOffset } from "#domain/stay/time-zone.ts";

/** A stay as a calendar entry, from the check-in time to the check-out time of the property. */
export type StayEvent = {
  orderNumber: string;
  /** Times are `HH:MM` in the time zone of the property. */
  begin: { day: Day; time: string };
  end: { day: Day; time: string };
  timeZone: TimeZone;
  title: string;
  place: string;
  point: Point;
  description: string;
  /** The host with a phone number. */
  contact: string | null;
  /** The page of the order. */
  url: string;
  /** When the entry was created. */
  stamp: Date;
  /** How often the stay was changed; calendars replace an entry by one with a greater number. */
  sequence: number;
};

const MAX_OCTETS = 73;

/** The stay as an iCalendar file (RFC 5545), with an alarm a day before check-in. */
export function stayCalendar(event: StayEvent): string {
  const { timeZone, point, contact } = event;
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Mabeet//Stay//EN",
    "METHOD:PUBLISH",
    ...zoneLines(timeZone),
    "BEGIN:VEVENT",
    `UID:${event.orderNumber}@mabeet`,
    `DTSTAMP:${event.stamp.toISOString().replace(/[-:]|\.\d+/g, "")}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTART;TZID=${timeZone}:${local(event.begin)}`,
    `DTEND;TZID=${timeZone}:${local(event.end)}`,
    `SUMMARY:${plain(event.title)}`,
    `LOCATION:${plain(event.place)}`,
    `GEO:${point.latitude};${point.longitude}`,
    `DESCRIPTION:${plain(event.description)}`,
    ...(contact ? [`CONTACT:${plain(contact)}`] : []),
    `URL:${event.url}`,
    "STATUS:CONFIRMED",
    "TRANSP:OPAQUE",
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    "TRIGGER:-P1D",
    `DESCRIPTION:${plain(event.title)}`,
    "END:VALARM",
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return `${lines.map(folded).join("\r\n")}\r\n`;
}

/** Some calendars know no zone by its name, so the file defines it. */
function zoneLines(zone: TimeZone): string[] {
  const offset = utcOffset(zone);
  return [
    "BEGIN:VTIMEZONE",
    `TZID:${zone}`,
    "BEGIN:STANDARD",
    "DTSTART:19700101T000000",
    `TZOFFSETFROM:${offset}`,
    `TZOFFSETTO:${offset}`,
    "END:STANDARD",
    "END:VTIMEZONE",
  ];
}

function local({ day, time }: StayEvent["begin"]): string {
  return `${day.replaceAll("-", "")}T${time.replace(":", "")}00`;
}

function plain(text: string): string {
  return text.replace(/[\\;,]/g, "\\$&").replace(/\r\n|\r|\n/g, "\\n");
}

/** Folds lines after 75 octets of UTF-8 without splitting a character; the next line begins with a space. */
function folded(line: string): string {
  let [out, octets] = ["", 0];
  for (const sign of line) {
    const size = octetsOf(sign);
    if (octets + size > MAX_OCTETS) [out, octets] = [`${out}\r\n `, 1];
    out += sign;
    octets += size;
  }
  return out;
}

function octetsOf(sign: string): number {
  const point = sign.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x10000 ? 3 : 4;
}
