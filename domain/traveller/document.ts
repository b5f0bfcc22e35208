import { bareDigits } from "#domain/field/digits.ts";

export const idTypes = ["national", "iqama", "gcc", "passport"] as const;
export type IdType = (typeof idTypes)[number];

/**
 * The pattern of each document number: Saudi documents have ten digits, those of other Gulf states eight to fifteen.
 */
const patterns: Record<IdType, RegExp> = {
  national: /^1\d{9}$/,
  iqama: /^2\d{9}$/,
  gcc: /^\d{8,15}$/,
  passport: /^(?=.*\d)[A-Z0-9]{6,12}$/,
};

/** The number of a document in its stored form, in capitals and without spaces, or `null`. */
export function readIdNumber(text: string, type: IdType): string | null {
  const number = bareDigits(text).toUpperCase();
  return patterns[type].test(number) ? number : null;
}

const SHOWN = 4;

/** A masked number that its owner recognises: `••••1234`. */
export function maskIdNumber(number: string): string {
  return `••••${number.slice(-SHOWN)}`;
}

export function maskBirthDate(day: string): string {
  return `••••-••-${day.slice(-2)}`;
}
