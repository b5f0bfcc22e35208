import { latinDigits } from "#domain/field/digits.ts";
import { isDay } from "#domain/stay/day.ts";
import { CellRefused, type LookupNames } from "./column.ts";

/** What a spreadsheet computes arrives as its text where it was not pasted as a value. */
const FORMULA = /^(?:[=@]|[+-](?!\d))/;
const ERRORS = /^#(?:REF!|N\/A|NAME\?|VALUE!|DIV\/0!|NUM!|NULL!|SPILL!)/;

function plain(cell: string): string {
  if (FORMULA.test(cell) || ERRORS.test(cell)) throw new CellRefused("a value instead of a formula");
  return cell;
}

/** Any words. */
export function text(allowed = "words") {
  return { allowed, read: plain };
}

export function whole(min: number, max: number, unit = "") {
  const allowed = `a whole number from ${shown(min)} to ${shown(max)}${unit}, without commas or words`;
  return {
    allowed,
    read: (cell: string) => {
      const digits = latinDigits(plain(cell));
      const value = /^-?\d{1,9}$/.test(digits) ? Number(digits) : Number.NaN;
      if (!(value >= min && value <= max)) throw new CellRefused(allowed);
      return value;
    },
  };
}

/** A number with a point, such as a coordinate. */
export function decimal(min: number, max: number) {
  const allowed = `a number from ${min} to ${max} with a point, such as 24.7136`;
  return {
    allowed,
    read: (cell: string) => {
      const digits = latinDigits(plain(cell)).replace("٫", ".");
      const value = /^-?\d{1,3}(\.\d{1,15})?$/.test(digits) ? Number(digits) : Number.NaN;
      if (!(value >= min && value <= max)) throw new CellRefused(allowed);
      return value;
    },
  };
}

const YES = ["yes", "y", "true", "1", "نعم"];
const NO = ["no", "n", "false", "0", "لا"];

export const yesOrNo = {
  allowed: "yes or no",
  read: (cell: string): boolean => {
    const word = latinDigits(cell).toLowerCase();
    if (YES.includes(word)) return true;
    if (NO.includes(word)) return false;
    throw new CellRefused("yes or no");
  },
};

const TIME = "a time such as 16:00";

export const time = {
  allowed: TIME,
  read: (cell: string): string => {
    const [, hours, minutes] = /^(\d{1,2}):(\d\d)(?::00)?$/.exec(latinDigits(cell)) ?? [];
    if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59) throw new CellRefused(TIME);
    return `${hours.padStart(2, "0")}:${minutes}`;
  },
};

const DAY = "a day written as 2026-11-19";

export const day = {
  allowed: DAY,
  read: (cell: string): string => {
    const written = latinDigits(cell).replaceAll("/", "-");
    if (!isDay(written)) throw new CellRefused(DAY);
    return written;
  },
};

export function oneOfWords<const Word extends string>(words: readonly Word[]) {
  const allowed = words.join(", ");
  return {
    allowed,
    read: (cell: string): Word => {
      const found = words.find((word) => word.toLowerCase() === cell.toLowerCase());
      if (!found) throw new CellRefused(allowed);
      return found;
    },
  };
}

const MAX_NAMED = 40;

function allowedLabels(type: number, names: LookupNames): string {
  const labels = names.labels(type);
  return labels.length <= MAX_NAMED ? `one of ${labels.join(", ")}` : "a name or an id of our list";
}

function idOf(type: number, cell: string, names: LookupNames): number {
  const id = names.idOf(type, latinDigits(cell));
  if (id === null) throw new CellRefused(allowedLabels(type, names));
  return id;
}

/** The id of a label, named by itself or by its label in either language. */
export function lookup(type: number, allowed: string) {
  return { allowed, read: (cell: string, names: LookupNames) => idOf(type, cell, names) };
}

/** Some labels, separated by a vertical bar. */
export function lookupList(type: number, allowed: string) {
  return {
    allowed: `${allowed}, separated by |`,
    read: (cell: string, names: LookupNames) =>
      [...new Set(listOf(cell).map((part) => idOf(type, part, names)))].toSorted((one, other) => one - other),
  };
}

export function listOf(cell: string): string[] {
  return cell
    .split(/[|;،\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

function shown(value: number): string {
  return value.toLocaleString("en");
}
