import { expect, test } from "vitest";
import { readLookUp } from "./read-look-up.ts";

test.each([
  [" c 123 456 789 ", " Noura@Example.test ", { orderNumber: "C123456789", email: "noura@example.test" }],
  ["C١٢٣٤٥٦٧٨٩", "٠٥١٢٣٤٥٦٧٨", { orderNumber: "C123456789", phone: "0512345678" }],
  ["C123456789", "00966 51 234 5678", { orderNumber: "C123456789", phone: "+966512345678" }],
])("%j with %j is looked up", (orderNumber, contact, credentials) => {
  expect(readLookUp({ orderNumber, contact }).credentials).toEqual(credentials);
});

test.each([
  ["", "", { orderNumber: "required", contact: "required" }],
  ["123456789", "noura@", { orderNumber: "orderNumber", contact: "email" }],
  ["C12345678", "12", { orderNumber: "orderNumber", contact: "phone" }],
])("%j with %j is refused", (orderNumber, contact, faults) => {
  expect(readLookUp({ orderNumber, contact }).faults).toEqual(faults);
});
