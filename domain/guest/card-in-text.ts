import { latinDigits } from "#domain/field/digits.ts";

const MIN_DIGITS = 13;
const MAX_DIGITS = 19;
/** Groups of digits with at most two spaces, dashes or dots between them. */
const RUN = /\d+(?:[\s\p{Pd}\p{Cf}.]{1,2}\d+)*/gu;
/** The first digits of payment cards: Visa, Mastercard, American Express, Maestro and similar. */
const PREFIX = /^(?:4|5[0-8]|2[2-7]|3[0-8]|6)/;

/** Whether a free text contains what looks like a payment card number, however it is grouped. */
export function hasCardNumber(text: string): boolean {
  const runs = latinDigits(text).match(RUN) ?? [];
  return runs.some((run) => candidates(run.match(/\d+/g) ?? []).some(isCardNumber));
}

/** Adjacent groups joined, if they have as many digits as a card. */
function candidates(groups: readonly string[]): string[] {
  return groups.flatMap((_, from) => {
    const joined: string[] = [];
    for (let to = from + 1, digits = ""; to <= groups.length; to++) {
      digits += groups[to - 1];
      if (digits.length > MAX_DIGITS) break;
      if (digits.length >= MIN_DIGITS) joined.push(digits);
    }
    return joined;
  });
}

function isCardNumber(digits: string): boolean {
  return PREFIX.test(digits) && luhnSum(digits) % 10 === 0;
}

function luhnSum(digits: string): number {
  return [...digits].reverse().reduce((sum, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return sum + (value > 9 ? value - 9 : value);
  }, 0);
}
