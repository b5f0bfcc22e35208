import { latinDigits } from "./latin-digits.ts";

/** Guests from one to what the home holds, or `null`. */
export function readGuestCount(value: string | number, capacity: number): number | null {
  const text = latinDigits(String(value)).trim();
  const count = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  return count >= 1 && count <= capacity ? count : null;
}

/** A party needs an adult and must fit into the home. */
export function doesPartyFit({ adults, children }: { adults: number; children: number }, capacity: number): boolean {
  const whole = Number.isInteger(adults) && Number.isInteger(children);
  return whole && adults >= 1 && children >= 0 && adults + children <= capacity;
}
