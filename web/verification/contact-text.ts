import type { TypedContact } from "#domain/account/read-contact.ts";
import { readPhone } from "#domain/field/phone.ts";
import { leftToRight } from "#domain/text/left-to-right.ts";

/** A contact as it is shown inside a sentence, isolated left to right; a phone without the zero of national dialling. */
export function contactText({ email, phone }: TypedContact): string {
  if (email || !phone) return leftToRight(email ?? "");
  const { dialCode, number } = readPhone(phone.number, phone.dialCode) ?? phone;
  return leftToRight(`${dialCode} ${number}`);
}
