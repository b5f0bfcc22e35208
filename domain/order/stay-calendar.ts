import type { Day } from "#domain/stay/day.ts";

/** A stay as a calendar entry: whole days without the check-out day. */
export type StayEvent = {
  orderNumber: string;
  checkIn: Day;
  checkOut: Day;
  title: string;
  place: string;
  description: string;
  /** When the entry was created. */
  stamp: Date;
};

const MAX_OCTETS = 73;

/** The stay as an iCalendar file (RFC 5545). */
export function stayCalendar(event: StayEvent): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Mabeet//Stay//EN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    `UID:${event.orderNumber}@mabeet`,
    `DTSTAMP:${event.stamp.toISOString().replace(/[-:]|\.\d+/g, "")}`,
    `DTSTART;VALUE=DATE:${event.checkIn.replaceAll("-", "")}`,
    `DTEND;VALUE=DATE:${event.checkOut.replaceAll("-", "")}`,
    `SUMMARY:${plain(event.title)}`,
    `LOCATION:${plain(event.place)}`,
    `DESCRIPTION:${plain(event.description)}`,
    "STATUS:CONFIRMED",
    "TRANSP:OPAQUE",
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return `${lines.map(folded).join("\r\n")}\r\n`;
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
