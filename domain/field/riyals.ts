import { latinDigits } from "./latin-digits.ts";

const AMOUNT = /^\d{1,9}(\.\d{1,2})?$/;

/** Reads a typed amount in riyals with at most two decimals, in Western, Arabic or Persian digits; `null` when it is none. */
export function readRiyals(typed: string): number | null {
  const bare = latinDigits(typed)
    .replaceAll(/[\s,٬،]/g, "")
    .replace("٫", ".");
  return AMOUNT.test(bare) ? Number(bare) : null;
}
