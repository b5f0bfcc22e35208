import { metresBetween } from "#domain/location/distance.ts";
import type { Point } from "#domain/location/shift.ts";

type Reach = { middle: Point | null; reachKm: number };

export type PinFault = "far-from-city" | "far-from-area" | "swapped";

/** Whether a pin is where its home says it is; a place without a middle accepts every pin. */
export function judgePin(pin: Point, city: Reach, area: Reach): PinFault | null {
  const fault = isWithin(pin, city) ? (isWithin(pin, area) ? null : "far-from-area") : "far-from-city";
  const swapped = { latitude: pin.longitude, longitude: pin.latitude };
  const isSwapped =
    fault !== null && Math.abs(swapped.latitude) <= 90 && isWithin(swapped, city) && city.middle !== null;
  return isSwapped ? "swapped" : fault;
}

function isWithin(pin: Point, { middle, reachKm }: Reach): boolean {
  return middle === null || metresBetween(pin, middle) <= reachKm * 1000;
}
