import type { FieldRule } from "#domain/problem/field-rules.ts";
import { fold } from "#domain/text/fold.ts";

export const MIN_PASSWORD = 8;
export const MAX_PASSWORD = 128;

/** The password as it is hashed: one writing for each letter, nothing cut. `null` for one too short or too long. */
export function readPassword(text: string): string | null {
  const password = text.normalize("NFC").toWellFormed();
  const length = [...password].length;
  return length >= MIN_PASSWORD && length <= MAX_PASSWORD ? password : null;
}

export type ForbiddenWords = {
  /** What everybody uses, in lower case. */
  common: ReadonlySet<string>;
  /** The e-mail of its owner. */
  email?: string | null | undefined;
  /** Names of brands and cities. */
  names: readonly string[];
};

/** Which rule a new password breaks: length, or being what a thief tries first. Any other composition will do. */
export function passwordProblem(text: string, { common, email, names }: ForbiddenWords): FieldRule | null {
  if (text === "") return "required";
  const password = readPassword(text);
  if (password === null) return "password";
  const lower = password.toLowerCase();
  if (common.has(lower) || lower === email || lower === email?.split("@")[0]) return "password";
  const letters = lettersOf(lower);
  return names.some((name) => lettersOf(name) === letters) ? "password" : null;
}

/** `Riyadh-2026!` is the name of a city to whoever guesses. */
function lettersOf(text: string): string {
  return fold(text).replace(/[^\p{L}]/gu, "");
}
