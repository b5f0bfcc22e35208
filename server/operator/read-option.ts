import { OperatorError } from "#api/operator/operator-error.ts";

/** The options of a command as typed. */
export type Typed = Partial<Record<string, string>>;

export function oneOf<const T extends string>(given: string, allowed: readonly T[]): T {
  const found = allowed.find((value) => value === given);
  if (!found) throw new OperatorError(`Choose ${allowed.join(" or ")} instead of “${given}”.`);
  return found;
}

/** An amount in riyals with at most two decimals. */
export function halalasOf(riyals: string): number {
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(riyals)) throw new OperatorError(`“${riyals}” is no amount in riyals.`);
  return Math.round(Number(riyals) * 100);
}

export function wholeOf(text: string, min: number, max: number): number {
  const value = /^\d{1,7}$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= min && value <= max))
    throw new OperatorError(`Give a whole number from ${min} to ${max} instead of “${text}”.`);
  return value;
}

/** A list with commas; nothing without the option. */
export function listOf<T>(text: string | undefined, read: (part: string) => T): T[] | null {
  return text === undefined ? null : text.split(",").map((part) => read(part.trim()));
}
