import { type Phone, splitPhone } from "#domain/field/phone.ts";

/** What the two boxes show while a guest types or pastes; a country that is not offered stays in the number as typed. */
export function typedPhone(text: string, dialCode: string, offered: readonly string[]): Phone {
  const phone = splitPhone(text, dialCode);
  return phone && offered.includes(phone.dialCode) ? phone : { dialCode, number: text };
}
