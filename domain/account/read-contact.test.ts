import { expect, test } from "vitest";
import { isMasked, maskedContact, maskedParts, readContact } from "./read-contact.ts";

const phone = { dialCode: "+966", number: "٠٥١٢٣٤٥٦٧٨", countryCode: "sa" };

test("an email address has priority over a phone", () => {
  expect(readContact({ email: " Noura@Example.test ", phone }).contact).toEqual({
    channel: "email",
    recipient: "noura@example.test",
    parts: null,
  });
});

test("without an email address the phone is used", () => {
  expect(readContact({ email: " ", phone }).contact).toEqual({
    channel: "phone",
    recipient: "+966512345678",
    parts: { dialCode: "+966", number: "512345678", countryCode: "SA" },
  });
});

test.each([
  [{}, { email: "required" }],
  [{ email: "noura@" }, { email: "email" }],
  [{ email: "noura@", phone }, { email: "email" }],
  [{ phone: { ...phone, number: "" } }, { phone: "required" }],
  [{ phone: { ...phone, number: "12" } }, { phone: "phone" }],
  [{ phone: { ...phone, dialCode: "966" } }, { phone: "phone" }],
  [{ phone: { ...phone, countryCode: "1" } }, { phone: "phone" }],
])("%j is no contact", (typed, faults) => {
  expect(readContact(typed).faults).toEqual(faults);
});

test.each([
  ["noura@example.test", "n•••@example.test"],
  ["+966512345678", "+966•••••678"],
])("%s is masked as %s", (recipient, masked) => {
  expect(maskedContact(recipient)).toBe(masked);
});

test("the parts of a form are masked as the whole contact is, and once", () => {
  const masked = maskedParts({ email: "noura@example.test", phone });
  expect(masked).toEqual({ email: "n•••@example.test", phone: { ...phone, number: "•••••٦٧٨" } });
  expect(maskedParts(masked)).toEqual(masked);
  expect([isMasked(masked.email), isMasked("noura@example.test")]).toEqual([true, false]);
});
