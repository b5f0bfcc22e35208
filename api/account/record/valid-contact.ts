import { Problem } from "#api/platform/problem/problem.ts";
import { type Contact, readContact, type TypedContact } from "#domain/account/read-contact.ts";

/** The typed contact in its stored form. Throws a problem of the invalid field. */
export function validContact(typed: TypedContact): Contact {
  const { contact, faults } = readContact(typed);
  if (!contact) throw new Problem("validation", { fields: faults });
  return contact;
}
