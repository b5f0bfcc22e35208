import { expect, test } from "vitest";
import { readBilling } from "./read-billing.ts";
import { readProfile } from "./read-profile.ts";

const person = { title: "mr" as const, firstName: " فهد ", lastName: "Al  Qahtani", nationality: "sa" };

test.each([
  [{}, null],
  [{ nationality: null, title: null }, null],
  [{ firstName: " " }, { firstName: "required" }],
  [{ lastName: "<b>" }, { lastName: "name" }],
  [{ nationality: "KSA" }, { nationality: "nationality" }],
])("a profile with %j breaks %j", (given, faults) => {
  expect(readProfile({ ...person, ...given }).faults).toEqual(faults);
});

test("a profile is tidied as it is stored", () => {
  expect(readProfile(person).profile).toEqual({
    title: "mr",
    firstName: "فهد",
    lastName: "Al Qahtani",
    nationality: "SA",
  });
});

const firm = { name: "Rest House Co", vatNumber: "310122393500003", address: "King Fahd Road 1, Riyadh" };

test.each([
  ["SA", {}, null],
  ["SA", { vatNumber: null }, null],
  ["SA", { vatNumber: "" }, null],
  ["SA", { vatNumber: "٣١٠١ ٢٢٣٩ ٣٥٠٠ ٠٠٣" }, null],
  ["SA", { vatNumber: "110122393500003" }, { vatNumber: "vatNumber" }],
  ["SA", { vatNumber: "310122393500001" }, { vatNumber: "vatNumber" }],
  ["AE", { vatNumber: "110122393500001" }, null],
  ["AE", { vatNumber: "11012239350000" }, { vatNumber: "vatNumber" }],
  ["SA", { name: " " }, { name: "required" }],
  ["SA", { address: "" }, { address: "required" }],
  ["SA", { address: "card 4242 4242 4242 4242" }, { address: "cardInText" }],
])("in %s an invoice with %j breaks %j", (country, given, faults) => {
  expect(readBilling({ ...firm, ...given }, country).faults).toEqual(faults);
});
