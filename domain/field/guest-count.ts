import { latinDigits } from "./latin-digits.ts";

/** A number of guests from one to the capacity of the property, or `null`. */
export function readGuestCount(value: string | number, capacity: number): number | null {
  const text = latinDigits(String(value)).trim();
  const count = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  return count >= 1 && count <= capacity ? count : null;
}

/** Whether a party has an adult and fits into the property. */
export function doesPartyFit({ adults, children }: { adults: number; children: number }, capacity: number): boolean {
  const whole = Number.isInteger(adults) && Number.isInteger(children);
  return whole && adults >= 1 && children >= 0 && adults + children <= capacity;
}
