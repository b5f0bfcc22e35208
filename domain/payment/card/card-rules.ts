import { bareDigits } from "#domain/field/digits.ts";
import { isMada } from "./mada-bins.ts";

/** The rules of the four card fields. */
export const cardBrands = ["visa", "master-card", "american-express", "mada"] as const;
export type CardBrand = (typeof cardBrands)[number];
export type CardFields = { number: string; expiry: string; code: string; holder: string };
export type FieldFault = "required" | "number" | "not-accepted" | "expiry" | "code" | "holder";
export type FieldFaults = Partial<Record<keyof CardFields, FieldFault>>;

/** The brand of a number by its first digits; mada cards also look like Visa or Mastercard. */
export function brandOf(number: string): CardBrand | null {
  const digits = bareDigits(number);
  if (isMada(digits)) return "mada";
  if (/^3[47]/.test(digits)) return "american-express";
  if (/^4/.test(digits)) return "visa";
  return /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/.test(digits) ? "master-card" : null;
}

export function codeLength(brand: CardBrand | null): number {
  return brand === "american-express" ? 4 : 3;
}

/** Month and year of `07/28`, `0728` or `7/2028`, or `null`. */
export function readExpiry(text: string): { month: number; year: number } | null {
  const [, month, year] = /^(\d{1,2})[/.]?(\d{2}|\d{4})$/.exec(bareDigits(text)) ?? [];
  if (!month || !year || Number(month) < 1 || Number(month) > 12) return null;
  return { month: Number(month), year: year.length === 2 ? 2000 + Number(year) : Number(year) };
}

/** The fault of each field, if any. A card is valid until its month has ended everywhere. */
export function cardFaults(fields: CardFields, accepted: readonly string[], now: Date): FieldFaults {
  const brand = brandOf(fields.number);
  const found: { [Field in keyof CardFields]: FieldFault | null } = {
    number: numberFault(fields.number, accepted),
    expiry: expiryFault(fields.expiry, now),
    code: new RegExp(`^\\d{${codeLength(brand)}}$`).test(bareDigits(fields.code)) ? null : "code",
    holder: /^\p{Script=Latin}[\p{Script=Latin}\p{M} .'’-]{1,49}$/u.test(fields.holder.trim()) ? null : "holder",
  };
  const faults: FieldFaults = {};
  for (const field of ["number", "expiry", "code", "holder"] as const) {
    const fault = fields[field].trim() === "" ? "required" : found[field];
    if (fault) faults[field] = fault;
  }
  return faults;
}

function numberFault(number: string, accepted: readonly string[]): FieldFault | null {
  const digits = bareDigits(number);
  if (!/^\d{12,19}$/.test(digits) || !passesLuhn(digits)) return "number";
  const brand = brandOf(digits);
  return brand && accepted.includes(brand) ? null : "not-accepted";
}

function expiryFault(text: string, now: Date): FieldFault | null {
  const expiry = readExpiry(text);
  if (!expiry || expiry.year > now.getUTCFullYear() + 20) return "expiry";
  const past = expiry.year * 12 + expiry.month < now.getUTCFullYear() * 12 + now.getUTCMonth() + 1;
  return past ? "expiry" : null;
}

export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let at = 0; at < digits.length; at++) {
    const digit = Number(digits[digits.length - 1 - at]) * (at % 2 === 0 ? 1 : 2);
    sum += digit > 9 ? digit - 9 : digit;
  }
  return sum % 10 === 0;
}
