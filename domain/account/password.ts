import type { FieldRule } from "#domain/problem/field-rules.ts";
import { fold } from "#domain/text/fold.ts";

export const MIN_PASSWORD = 8;
export const MAX_PASSWORD = 128;

/**
 * The password in the form in which it is hashed: normalized and in full length. `null` if it is too short or too long.
 */
export function readPassword(text: string): string | null {
  const password = text.normalize("NFC").toWellFormed();
  const length = [...password].length;
  return length >= MIN_PASSWORD && length <= MAX_PASSWORD ? password : null;
}

export type ForbiddenWords = {
  /** Common passwords in lower case. */
  common: ReadonlySet<string>;
  /** The email address of the user. */
  email?: string | null | undefined;
  /** Names of brands and cities. */
  names: readonly string[];
};

/** The rule that a new password breaks: a wrong length, or easy to guess. There are no rules of composition. */
export function passwordProblem(text: string, { common, email, names }: ForbiddenWords): FieldRule | null {
  if (text === "") return "required";
  const password = readPassword(text);
  if (password === null) return "password";
  const lower = password.toLowerCase();
  if (common.has(lower) || lower === email || lower === email?.split("@")[0]) return "password";
  const letters = lettersOf(lower);
  return names.some((name) => lettersOf(name) === letters) ? "password" : null;
}

/** A city with digits and signs, such as `Riyadh-2026!`, is as easy to guess as its name. */
function lettersOf(text: string): string {
  return fold(text).replace(/[^\p{L}]/gu, "");
}
