import { latinDigits } from "./latin-digits.ts";

/** A coupon code in upper case, or `null`. Only its form is checked. */
export function readCoupon(text: string): string | null {
  const code = latinDigits(text).trim();
  return /^[a-zA-Z0-9-]{3,30}$/.test(code) ? code.toUpperCase() : null;
}
