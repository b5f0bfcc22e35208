import { type Day, dayOfNumber, numberOfDay } from "./day.ts";

/** Hours ahead of UTC by time zone; no Gulf country has summer time. */
const zoneHours = { "Asia/Riyadh": 3, "Asia/Kuwait": 3, "Asia/Bahrain": 3, "Asia/Dubai": 4 } as const;

export type TimeZone = keyof typeof zoneHours;
export const timeZones = Object.keys(zoneHours) as readonly TimeZone[];
export const DEFAULT_TIME_ZONE: TimeZone = "Asia/Riyadh";

/** The instant of a day and a time `HH:MM` in a zone. */
export function instantAt(day: Day, time: string, zone: TimeZone): Date {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return new Date(((numberOfDay(day) * 24 + hours - zoneHours[zone]) * 60 + minutes) * 60_000);
}

/** The offset of a zone as calendars write it, such as `+0300`. */
export function utcOffset(zone: TimeZone): string {
  return `+${String(zoneHours[zone]).padStart(2, "0")}00`;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The day and the time `HH:MM` in a zone at an instant. */
export function localTime(moment: Date, zone: TimeZone): { day: Day; time: string } {
  const local = moment.getTime() + zoneHours[zone] * HOUR_MS;
  return { day: dayOfNumber(Math.floor(local / DAY_MS)), time: new Date(local).toISOString().slice(11, 16) };
}

const zoneOfCountry: Record<string, TimeZone> = {
  SA: "Asia/Riyadh",
  AE: "Asia/Dubai",
  KW: "Asia/Kuwait",
  BH: "Asia/Bahrain",
};

/** The country in which a home in this zone is. */
export function countryOfZone(zone: TimeZone): string {
  return Object.keys(zoneOfCountry).find((country) => zoneOfCountry[country] === zone) ?? "";
}

/** The zone of a site's country; a page that is rendered does not know the zone of its browser. */
export function timeZoneOf(countryCode: string): TimeZone {
  return zoneOfCountry[countryCode] ?? DEFAULT_TIME_ZONE;
}

/** The zone of a name; an unknown name is Riyadh's. */
export function readTimeZone(name: string): TimeZone {
  return timeZones.find((zone) => zone === name) ?? DEFAULT_TIME_ZONE;
}
