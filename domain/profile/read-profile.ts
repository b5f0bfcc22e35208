import { readCountryCode, readName } from "#domain/field/person.ts";
import type { FieldRule } from "#domain/problem/field-rules.ts";

type Title = "mr" | "mrs" | "ms";
export type Profile = { title: Title | null; firstName: string; lastName: string; nationality: string | null };
type Reading = { profile: Profile; faults: null } | { profile: null; faults: ProfileFaults };
export type ProfileFaults = Partial<Record<keyof Profile, FieldRule>>;

/** Reads the profile of a user, or returns the rule that each invalid field broke. */
export function readProfile(typed: Profile): Reading {
  const firstName = readName(typed.firstName);
  const lastName = readName(typed.lastName);
  const nationality = readCountryCode(typed.nationality);
  const faults: ProfileFaults = {
    ...nameFaults(typed),
    ...(nationality === undefined && { nationality: "nationality" }),
  };
  if (firstName === null || lastName === null || nationality === undefined) return { profile: null, faults };
  return { profile: { title: typed.title, firstName, lastName, nationality }, faults: null };
}

/** The rules that the two names broke. */
export function nameFaults(typed: { firstName: string; lastName: string }): ProfileFaults {
  const fault = (text: string) => (text.trim() === "" ? "required" : "name");
  return {
    ...(readName(typed.firstName) === null && { firstName: fault(typed.firstName) }),
    ...(readName(typed.lastName) === null && { lastName: fault(typed.lastName) }),
  };
}
