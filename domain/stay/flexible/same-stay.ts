import type { Stay } from "../stay.ts";

export function isSameStay(one: Stay, other: Stay): boolean {
  return one.checkIn === other.checkIn && one.checkOut === other.checkOut;
}
