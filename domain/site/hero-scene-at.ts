import { hijriDay, RAMADAN } from "#domain/stay/calendar/hijri.ts";
import { localTime, timeZoneOf } from "#domain/stay/time-zone.ts";
import type { HeroScene } from "./hero-scene.ts";

/** The beginnings of the parts of a day; a cached page may show a part for a minute more. */
const parts = [
  ["19:00", "night"],
  ["16:45", "dusk"],
  ["07:30", "day"],
  ["05:00", "dawn"],
] as const;

/** November to March, when the Gulf is green and cool. */
const WINTER_MONTHS: readonly string[] = ["11", "12", "01", "02", "03"];

/** The scene of a site's local hour and season: everybody who is sent the same cached page sees the same one. */
export function heroSceneAt(now: Date, countryCode: string): HeroScene {
  const { day, time } = localTime(now, timeZoneOf(countryCode));
  const part = parts.find(([from]) => time >= from)?.[1] ?? "night";
  if (part === "night") return hijriDay(day)?.month === RAMADAN ? "ramadan" : "night";
  if (part === "day") return WINTER_MONTHS.includes(day.slice(5, 7)) ? "winter" : "summer";
  return part;
}
