import { expect, test } from "vitest";
import { leftToRight } from "#domain/text/left-to-right.ts";
import { contactText } from "./contact-text.ts";

test.each([
  [{ phone: { dialCode: "+971", number: "0501234777" } }, "+971 501234777"],
  [{ phone: { dialCode: "+971", number: "+966 51 234 5678" } }, "+966 512345678"],
  [{ phone: { dialCode: "+966", number: "12" } }, "+966 12"],
  [{ email: "noura@example.test", phone: { dialCode: "+966", number: "512345678" } }, "noura@example.test"],
])("%j is shown as %s", (contact, shown) => {
  expect(contactText(contact)).toBe(leftToRight(shown));
});
