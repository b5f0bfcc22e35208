import { bareDigits, latinDigits } from "./digits.ts";

/** The six digits of a one-time code, or `null`. */
export function readOtp(text: string): string | null {
  const code = bareDigits(text);
  return /^\d{6}$/.test(code) ? code : null;
}

/** A coupon code in upper case, or `null`. Only its form is checked. */
export function readCoupon(text: string): string | null {
  const code = latinDigits(text).trim();
  return /^[a-zA-Z0-9-]{3,30}$/.test(code) ? code.toUpperCase() : null;
}
