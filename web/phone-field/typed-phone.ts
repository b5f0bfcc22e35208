import { type Phone, splitPhone } from "#domain/field/phone.ts";

/** The values of both boxes while a guest types or pastes; a country code that is not offered stays in the number. */
export function typedPhone(text: string, dialCode: string, offered: readonly string[]): Phone {
  const phone = splitPhone(text, dialCode);
  return phone && offered.includes(phone.dialCode) ? phone : { dialCode, number: text };
}
