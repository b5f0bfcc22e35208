import { readEmail } from "#domain/field/person.ts";
import { fullNumber, readPhone } from "#domain/field/phone.ts";
import type { FieldRule } from "#domain/problem/field-rules.ts";

export type PhoneParts = { dialCode: string; number: string; countryCode: string };
export type TypedPhone = { dialCode: string; number: string; countryCode?: string | undefined };
export type TypedContact = { email?: string | undefined; phone?: TypedPhone | undefined };

/** A contact in its stored form: an email address in lower case, or a phone number in E.164. */
export type Contact =
  | { channel: "email"; recipient: string; parts: null }
  | { channel: "phone"; recipient: string; parts: PhoneParts };
export type ContactFaults = { email?: FieldRule; phone?: FieldRule };
type Reading = { contact: Contact; faults: null } | { contact: null; faults: ContactFaults };

/** Uses the email address if it is not empty, else the phone. */
export function readContact({ email = "", phone }: TypedContact): Reading {
  if (email.trim() !== "" || !phone) {
    const contact = emailContact(email);
    return contact ? { contact, faults: null } : { contact: null, faults: { email: missing(email) ?? "email" } };
  }
  const contact = phoneContact(phone);
  return contact ? { contact, faults: null } : { contact: null, faults: { phone: missing(phone.number) ?? "phone" } };
}

export function emailContact(text: string): Contact | null {
  const recipient = readEmail(text);
  return recipient === null ? null : { channel: "email", recipient, parts: null };
}

/** The country is stored as chosen; it does not depend on the number. */
export function phoneContact({ dialCode, number, countryCode = "" }: TypedPhone): Contact | null {
  if (!/^\+[1-9]\d{0,3}$/.test(dialCode) || !/^([A-Za-z]{2})?$/.test(countryCode)) return null;
  const phone = readPhone(number, dialCode);
  if (!phone || !/^\d+$/.test(phone.number)) return null;
  const recipient = fullNumber(phone);
  if (!/^\+[0-9]{6,18}$/.test(recipient)) return null;
  return { channel: "phone", recipient, parts: { ...phone, countryCode: countryCode.toUpperCase() } };
}

function missing(text: string): FieldRule | null {
  return text.trim() === "" ? "required" : null;
}

/** A masked contact that its owner recognises: `n•••@example.test`, `+966•••••678`. */
export function maskedContact(recipient: string): string {
  const [name = "", host] = recipient.split("@");
  if (host) return `${name.slice(0, 1)}•••@${host}`;
  return recipient.slice(0, 4) + maskedNumber(recipient);
}

/** Email and phone as parts of a form, masked in the same way. Masking them again changes nothing. */
export function maskedParts<P extends { number: string }>({ email, phone }: { email: string; phone: P }) {
  return { email: maskedContact(email), phone: { ...phone, number: maskedNumber(phone.number) } };
}

function maskedNumber(number: string): string {
  return `•••••${number.slice(-3)}`;
}

/** Whether this is a masked contact, which nothing can be sent to. */
export function isMasked(contact: string): boolean {
  return contact.includes("•••");
}
