import { latinDigits } from "#domain/field/digits.ts";
import { readCountryCode, readName } from "#domain/field/person.ts";
import type { FieldRule } from "#domain/problem/field-rules.ts";
import { type Day, isDay } from "#domain/stay/day.ts";
import { type IdType, readIdNumber } from "./document.ts";

export const MAX_TRAVELLERS = 20;
const ADULT_YEARS = 18;
const OLDEST_BIRTH: Day = "1900-01-01";
const LAST_EXPIRY: Day = "2100-01-01";

/** The form of a saved traveller as typed. On a change, fields left out keep their stored values. */
export type TypedSaved = {
  title: "mr" | "mrs" | "ms";
  firstName: string;
  lastName: string;
  birthDate?: string | null | undefined;
  nationality: string | null;
  idType: IdType | null;
  idNumber?: string | null | undefined;
  idExpiry: string | null;
  isPrimary: boolean;
};

export type ReadSaved = {
  title: "mr" | "mrs" | "ms";
  firstName: string;
  lastName: string;
  birthDate: Day | null;
  nationality: string | null;
  idType: IdType | null;
  idNumber: string | null;
  idExpiry: Day | null;
  isPrimary: boolean;
};

type Stored = Pick<ReadSaved, "birthDate" | "idNumber" | "idExpiry">;
export type SavedFaults = Partial<Record<keyof TypedSaved, FieldRule>>;
type Reading = { traveller: ReadSaved; faults: null } | { traveller: null; faults: SavedFaults };

const nothing: Stored = { birthDate: null, idNumber: null, idExpiry: null };

/** Reads a saved traveller, both in the page and on the server, or returns the rule that each invalid field broke. */
export function readSavedTraveller(typed: TypedSaved, today: Day, stored: Stored = nothing): Reading {
  const names = { firstName: readName(typed.firstName), lastName: readName(typed.lastName) };
  const nationality = readCountryCode(typed.nationality);
  const birthDate = typed.birthDate === undefined ? stored.birthDate : dayOf(typed.birthDate);
  const document = readDocument(typed, today, stored);
  const faults: SavedFaults = {
    ...(names.firstName === null && { firstName: missingOr("name", typed.firstName) }),
    ...(names.lastName === null && { lastName: missingOr("name", typed.lastName) }),
    ...(nationality === undefined && { nationality: "nationality" }),
    ...birthFault(birthDate, today, typed.isPrimary),
    ...document.faults,
  };
  if (Object.keys(faults).length > 0) return { traveller: null, faults };
  const { title, isPrimary, idType } = typed;
  const { idNumber, idExpiry } = document;
  const valid = names as Pick<ReadSaved, "firstName" | "lastName">;
  const traveller = { title, ...valid, birthDate, nationality: nationality ?? null, idType, idNumber, idExpiry };
  return { traveller: { ...traveller, isPrimary }, faults: null };
}

/** The primary traveller must be an adult, so the birth date is required. */
function birthFault(birthDate: string | null, today: Day, isPrimary: boolean): SavedFaults {
  if (birthDate === null) return isPrimary ? { birthDate: "required" } : {};
  if (!isDay(birthDate) || birthDate > today || birthDate < OLDEST_BIRTH) return { birthDate: "pastDate" };
  return isPrimary && birthDate > yearsBefore(today, ADULT_YEARS) ? { birthDate: "birthDate" } : {};
}

type Document = { idNumber: string | null; idExpiry: Day | null; faults: SavedFaults };

/** Type, number and expiry of a document belong together: without a type nothing is stored. */
function readDocument(typed: TypedSaved, today: Day, stored: Stored): Document {
  const { idType } = typed;
  const text = typed.idNumber === undefined ? (stored.idNumber ?? "") : (typed.idNumber ?? "");
  const idExpiry = dayOf(typed.idExpiry);
  if (idType === null) {
    const isLeft = Boolean(typed.idNumber?.trim());
    return { idNumber: null, idExpiry: null, faults: isLeft ? { idType: "required" } : {} };
  }
  const idNumber = readIdNumber(text, idType);
  const isValid = idExpiry === null || idExpiry === stored.idExpiry || isExpiry(idExpiry, today);
  const faults: SavedFaults = {
    ...(idNumber === null && { idNumber: missingOr("idNumber", text) }),
    ...(!isValid && { idExpiry: "idExpiry" }),
  };
  return { idNumber, idExpiry, faults };
}

function isExpiry(day: string, today: Day): boolean {
  return isDay(day) && day >= today && day < LAST_EXPIRY;
}

function dayOf(text: string | null): string | null {
  return latinDigits(text ?? "").trim() || null;
}

function yearsBefore(today: Day, years: number): Day {
  return `${Number(today.slice(0, 4)) - years}${today.slice(4)}`;
}

function missingOr(rule: FieldRule, text: string): FieldRule {
  return text.trim() === "" ? "required" : rule;
}
