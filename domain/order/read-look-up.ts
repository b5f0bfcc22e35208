import { bareDigits } from "#domain/field/digits.ts";
import { readEmail } from "#domain/field/person.ts";
import type { FieldRule } from "#domain/problem/field-rules.ts";

/** The input of a booking look-up; `contact` is an email address or a phone number. */
export type LookUp = { orderNumber: string; contact: string };
export type LookUpFaults = Partial<Record<keyof LookUp, FieldRule>>;
type Credentials = { orderNumber: string; email: string } | { orderNumber: string; phone: string };
type Reading = { credentials: Credentials; faults: null } | { credentials: null; faults: LookUpFaults };

const NUMBER = /^C\d{9}$/;
const PHONE = /^\+?\d{7,15}$/;

/** Reads the input, with any digits and one field for both kinds of contact. */
export function readLookUp({ orderNumber, contact }: LookUp): Reading {
  const number = bareDigits(orderNumber).toUpperCase();
  const isMail = contact.includes("@");
  const email = readEmail(contact);
  const phone = bareDigits(contact).replace(/^00/, "+");
  const isValid = isMail ? email !== null : PHONE.test(phone);
  const faults: LookUpFaults = {
    ...(!NUMBER.test(number) && { orderNumber: orderNumber.trim() === "" ? "required" : "orderNumber" }),
    ...(!isValid && { contact: contact.trim() === "" ? "required" : isMail ? "email" : "phone" }),
  };
  if (Object.keys(faults).length > 0) return { credentials: null, faults };
  return {
    credentials: email !== null ? { orderNumber: number, email } : { orderNumber: number, phone },
    faults: null,
  };
}
