import { dialCodeOf } from "./dial-code.ts";
import { bareDigits } from "./latin-digits.ts";

/** The form on the wire and in the database: `{ dialCode: "+966", number: "512345678" }`. */
export type Phone = { dialCode: string; number: string };

/** Nine digits with an optional leading zero. */
const NINE_DIGITS = /^0?[1-9]\d{8}$/;
const OTHER = /^\d{5,14}$/;
const rules: Record<string, RegExp> = { "+966": NINE_DIGITS, "+971": NINE_DIGITS };

/** Reads a number typed or pasted beside a dial code; a number with its own dial code keeps it. */
export function readPhone(text: string, dialCode: string): Phone | null {
  const typed = splitPhone(text, dialCode);
  if (!typed || !(rules[typed.dialCode] ?? OTHER).test(typed.number)) return null;
  return { ...typed, number: typed.number.replace(/^0/, "") };
}

/** The number that identifies a contact: `+966512345678`. */
export function fullNumber({ dialCode, number }: Phone): string {
  return `${dialCode}${number}`;
}

/** Whether a typed number is this whole international one; a number without a dial code gets the given one. */
export function isSameNumber(text: string, dialCode: string, number: string): boolean {
  // Query strings and people lose the plus sign of "+966…".
  const readings = [readPhone(text, dialCode), readPhone(`+${bareDigits(text)}`, dialCode)];
  return readings.some((phone) => phone !== null && fullNumber(phone) === number);
}

/** Dial code and digits typed so far, for a field that follows a pasted `+9665…`; `null` for an unknown dial code. */
export function splitPhone(text: string, dialCode: string): Phone | null {
  const number = bareDigits(text).replace(/^00/, "+");
  if (!number.startsWith("+")) return { dialCode, number };
  const own = dialCodeOf(number);
  return own ? { dialCode: own, number: number.slice(own.length) } : null;
}
