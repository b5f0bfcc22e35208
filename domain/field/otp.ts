import { bareDigits } from "./latin-digits.ts";

/** The six digits of a one-time code, or `null`. */
export function readOtp(text: string): string | null {
  const code = bareDigits(text);
  return /^\d{6}$/.test(code) ? code : null;
}
