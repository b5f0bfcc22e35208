import { bareDigits } from "#domain/field/digits.ts";
import { brandOf } from "./card-rules.ts";

const AMEX = /^(\d{1,4})(\d{1,6})?(\d{1,5})?/;
const MAX_DIGITS = 19;

/** Groups a number as on the card: by fours, for American Express by four, six and five. */
export function formatNumber(text: string): string {
  const digits = bareDigits(text).replace(/\D/g, "").slice(0, MAX_DIGITS);
  const groups = brandOf(digits) === "american-express" ? AMEX.exec(digits)?.slice(1) : digits.match(/\d{1,4}/g);
  return (groups ?? []).filter(Boolean).join(" ");
}

/** `0728` and `7/28` as `07/28`; a single `5` must be May. */
export function formatExpiry(text: string): string {
  const [first = "", ...rest] = bareDigits(text)
    .replace(/[^\d/.]/g, "")
    .split(/[/.]/);
  const month = /^[2-9]$/.test(first) || (rest.length > 0 && first.length === 1) ? `0${first}` : first;
  if (rest.length > 0) return `${month}/${rest.join("").slice(-2)}`;
  if (month.length <= 2) return month;
  return `${month.slice(0, 2)}/${month.slice(2).length > 2 ? month.slice(-2) : month.slice(2)}`;
}
