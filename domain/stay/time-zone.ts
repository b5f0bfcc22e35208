import { type Day, numberOfDay } from "./day.ts";

/** Hours ahead of UTC where our homes stand; no Gulf country moves its clocks. */
const zoneHours = { "Asia/Riyadh": 3, "Asia/Kuwait": 3, "Asia/Bahrain": 3, "Asia/Dubai": 4 } as const;

export type TimeZone = keyof typeof zoneHours;
export const timeZones = Object.keys(zoneHours) as readonly TimeZone[];
export const DEFAULT_TIME_ZONE: TimeZone = "Asia/Riyadh";

/** The instant of a day and a time `HH:MM` where a home stands. */
export function instantAt(day: Day, time: string, zone: TimeZone): Date {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return new Date(((numberOfDay(day) * 24 + hours - zoneHours[zone]) * 60 + minutes) * 60_000);
}
