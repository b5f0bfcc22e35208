import { Problem } from "#api/platform/problem/problem.ts";
import type { AccountRow } from "#api/schema/account.ts";
import type { BookingContact } from "#contract/account/profile.ts";
import { emailContact, phoneContact } from "#domain/account/read-contact.ts";
import { readName } from "#domain/field/person.ts";
import type { FieldRule } from "#domain/problem/field-rules.ts";
import { nameFaults } from "#domain/profile/read-profile.ts";

/** The initial contact of a booking form: the saved one, or else the owner of the account. */
export function bookingContactOf(account: AccountRow): BookingContact {
  const { bookingContact, firstName, lastName, email, phoneParts } = account;
  return bookingContact ?? { firstName, lastName, email: email ?? "", phone: phoneParts };
}

/** The contact in its stored form. Throws a problem of the invalid fields. */
export function readBookingContact(typed: BookingContact): BookingContact {
  const email = emailContact(typed.email);
  const phone = typed.phone ? phoneContact(typed.phone) : null;
  const fields: Record<string, FieldRule> = {
    ...nameFaults(typed),
    ...(!email && { email: typed.email.trim() === "" ? "required" : "email" }),
    ...(typed.phone && !phone && { phone: typed.phone.number.trim() === "" ? "required" : "phone" }),
  };
  if (!email || Object.keys(fields).length > 0) throw new Problem("validation", { fields });
  return {
    firstName: readName(typed.firstName) as string,
    lastName: readName(typed.lastName) as string,
    email: email.recipient,
    phone: phone?.parts ?? null,
  };
}
