import { readName } from "#domain/field/person.ts";
import type { FieldRule } from "#domain/problem/field-rules.ts";
import { type ForbiddenWords, passwordProblem, readPassword } from "./password.ts";
import { type Contact, phoneContact, readContact, type TypedContact } from "./read-contact.ts";

export type TypedRegistration = TypedContact & {
  FirstName: string;
  LastName: string;
  password: string;
  passwordVerify: string;
};
export type Registration = {
  firstName: string;
  lastName: string;
  /** The contact that a code is sent to. */
  contact: Contact;
  /** A phone in addition to an email address. */
  phone: Extract<Contact, { channel: "phone" }> | null;
  password: string;
};
type Faults = Partial<Record<"FirstName" | "LastName" | "email" | "phone" | "password" | "passwordVerify", FieldRule>>;
type Reading = { registration: Registration; faults: null } | { registration: null; faults: Faults };

/** Reads the form of a new account, or returns the rule that each invalid field broke. */
export function readRegistration(typed: TypedRegistration, known: Omit<ForbiddenWords, "email">): Reading {
  const firstName = readName(typed.FirstName);
  const lastName = readName(typed.LastName);
  const { contact, faults } = readContact(typed);
  const second = contact?.channel === "email" && typed.phone?.number.trim() ? phoneContact(typed.phone) : undefined;
  const email = contact?.channel === "email" ? contact.recipient : null;
  const password = passwordProblem(typed.password, { ...known, email });
  const found: Faults = {
    ...(firstName === null && { FirstName: nameFault(typed.FirstName) }),
    ...(lastName === null && { LastName: nameFault(typed.LastName) }),
    ...faults,
    ...(second === null && { phone: "phone" }),
    ...(password && { password }),
    ...(typed.passwordVerify !== typed.password && { passwordVerify: "passwordVerify" }),
  };
  if (Object.keys(found).length > 0) return { registration: null, faults: found };
  const registration = {
    firstName: firstName as string,
    lastName: lastName as string,
    contact: contact as Contact,
    phone: (second ?? null) as Registration["phone"],
    password: readPassword(typed.password) as string,
  };
  return { registration, faults: null };
}

function nameFault(text: string): FieldRule {
  return text.trim() === "" ? "required" : "name";
}
