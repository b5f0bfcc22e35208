import type { TypedContact } from "#domain/account/read-contact.ts";

/** A contact as it is shown inside a sentence, isolated left to right. */
export function contactText({ email, phone }: TypedContact): string {
  return `\u2066${email || `${phone?.dialCode ?? ""} ${phone?.number ?? ""}`}\u2069`;
}
