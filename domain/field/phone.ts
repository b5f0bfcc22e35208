import { dialCodeOf } from "./dial-code.ts";
import { bareDigits } from "./latin-digits.ts";

/** As it is sent and kept: `{ dialCode: "+966", number: "512345678" }`. */
export type Phone = { dialCode: string; number: string };

/** Nine digits, with or without a zero before them. */
const NINE_DIGITS = /^0?[1-9]\d{8}$/;
const OTHER = /^\d{5,14}$/;
const rules: Record<string, RegExp> = { "+966": NINE_DIGITS, "+971": NINE_DIGITS };

/** Reads what a guest typed or pasted beside a dial code; a number that brings its own dial code keeps that. */
export function readPhone(text: string, dialCode: string): Phone | null {
  const typed = splitPhone(text, dialCode);
  if (!typed || !(rules[typed.dialCode] ?? OTHER).test(typed.number)) return null;
  return { ...typed, number: typed.number.replace(/^0/, "") };
}

/** Dial code and digits as far as they are typed, for a field that follows a pasted `+9665…`; `null` for no dial code. */
export function splitPhone(text: string, dialCode: string): Phone | null {
  const number = bareDigits(text).replace(/^00/, "+");
  if (!number.startsWith("+")) return { dialCode, number };
  const own = dialCodeOf(number);
  return own ? { dialCode: own, number: number.slice(own.length) } : null;
}
