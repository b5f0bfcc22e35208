import { latinDigits } from "#domain/field/latin-digits.ts";

const FEWEST_DIGITS = 13;
const MOST_DIGITS = 19;
/** Groups of digits with at most two spaces, dashes or dots between them. */
const RUN = /\d+(?:[\s\p{Pd}\p{Cf}.]{1,2}\d+)*/gu;
/** How numbers of payment cards begin: Visa, Mastercard, American Express, Maestro and the like. */
const PREFIX = /^(?:4|5[0-8]|2[2-7]|3[0-8]|6)/;

/** Whether a free text holds what looks like the number of a payment card, however it is grouped. */
export function hasCardNumber(text: string): boolean {
  const runs = latinDigits(text).match(RUN) ?? [];
  return runs.some((run) => candidates(run.match(/\d+/g) ?? []).some(isCardNumber));
}

/** Neighbouring groups taken together, as long as they have the digits of a card. */
function candidates(groups: readonly string[]): string[] {
  return groups.flatMap((_, from) => {
    const joined: string[] = [];
    for (let to = from + 1, digits = ""; to <= groups.length; to++) {
      digits += groups[to - 1];
      if (digits.length > MOST_DIGITS) break;
      if (digits.length >= FEWEST_DIGITS) joined.push(digits);
    }
    return joined;
  });
}

function isCardNumber(digits: string): boolean {
  return PREFIX.test(digits) && luhnSum(digits) % 10 === 0;
}

function luhnSum(digits: string): number {
  return [...digits].reverse().reduce((sum, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return sum + (value > 9 ? value - 9 : value);
  }, 0);
}
