import { latinDigits } from "#domain/field/digits.ts";
import { readCountryCode, readEmail, readName } from "#domain/field/person.ts";
import { readPhone } from "#domain/field/phone.ts";
import type { FieldRule } from "#domain/problem/field-rules.ts";
import { hasCardNumber } from "./card-in-text.ts";
import { doesPartyFit } from "./party.ts";

export const MAX_NOTE = 500;

export type Title = "mr" | "mrs" | "ms";
type Party = { adults: number; children: number };
type TravellerPhone = { dialCode: string; number: string; countryCode: string };

/** The guest form as typed. */
export type TypedTraveller = {
  title?: Title | undefined;
  firstName: string;
  lastName: string;
  email: string;
  phone: TravellerPhone;
  nationality?: string | undefined;
  /** `HH:MM` in the time zone of the property. */
  arrivalTime?: string | undefined;
  note?: string | undefined;
  bookingForOther: boolean;
  guestCount: Party;
  agreeRules: boolean;
  subscribe: boolean;
};

/** The lead guest in the stored form: normalized and complete. */
export type ReadTraveller = {
  title: Title | null;
  firstName: string;
  lastName: string;
  email: string;
  phone: TravellerPhone;
  nationality: string | null;
  arrivalTime: string | null;
  note: string | null;
  bookingForOther: boolean;
  guestCount: Party;
  agreeRules: true;
  subscribe: boolean;
};

export type TravellerFaults = Partial<Record<keyof TypedTraveller, FieldRule>>;
type Reading = { traveller: ReadTraveller; faults: null } | { traveller: null; faults: TravellerFaults };

/** Reads the guest form, both in the page and on the server, or returns the rule that each invalid field broke. */
export function readTraveller(typed: TypedTraveller, capacity: number): Reading {
  const phone = phoneOf(typed.phone);
  const read = {
    firstName: readName(typed.firstName),
    lastName: readName(typed.lastName),
    email: readEmail(typed.email),
    phone,
  };
  const nationality = readCountryCode(typed.nationality);
  const arrivalTime = timeOf(typed.arrivalTime);
  const note = typed.note?.toWellFormed().trim() || null;
  const faults: TravellerFaults = {
    ...required(read.firstName, "firstName", typed.firstName, "name"),
    ...required(read.lastName, "lastName", typed.lastName, "name"),
    ...required(read.email, "email", typed.email, "email"),
    ...required(read.phone, "phone", typed.phone.number, "phone"),
    ...(nationality === undefined && { nationality: "nationality" }),
    ...(arrivalTime === undefined && { arrivalTime: "arrivalTime" }),
    ...noteFault(note),
    ...(!doesPartyFit(typed.guestCount, capacity) && { guestCount: "guestCount" }),
    ...(!typed.agreeRules && { agreeRules: "terms" }),
  };
  if (Object.keys(faults).length > 0) return { traveller: null, faults };
  const { title = null, bookingForOther, guestCount, subscribe } = typed;
  const traveller = { ...(read as Valid), nationality: nationality ?? null, arrivalTime: arrivalTime ?? null, note };
  return {
    traveller: { title, ...traveller, bookingForOther, guestCount, agreeRules: true, subscribe },
    faults: null,
  };
}

type Valid = Pick<ReadTraveller, "firstName" | "lastName" | "email" | "phone">;

function required(read: unknown, field: keyof TypedTraveller, text: string, rule: FieldRule): TravellerFaults {
  if (read !== null) return {};
  return { [field]: text.trim() === "" ? "required" : rule };
}

function phoneOf({ dialCode, number, countryCode }: TravellerPhone): TravellerPhone | null {
  const country = readCountryCode(countryCode);
  if (!country || !/^\+[1-9]\d{0,3}$/.test(dialCode)) return null;
  const phone = readPhone(number, dialCode);
  return phone && /^\d+$/.test(phone.number) ? { ...phone, countryCode: country } : null;
}

function timeOf(text = ""): string | null | undefined {
  const time = latinDigits(text).trim();
  if (time === "") return null;
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(time) ? time : undefined;
}

/** Card numbers must not be stored or logged, and guests may write them into a note. */
function noteFault(note: string | null): TravellerFaults {
  if (note === null) return {};
  if ([...note].length > MAX_NOTE) return { note: "note" };
  return hasCardNumber(note) ? { note: "cardInText" } : {};
}
