import { expect, test } from "vitest";
import { hasNationalAddress, readBilling } from "./read-billing.ts";
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

const nationalAddress = {
  buildingNumber: " ٧٤٢١ ",
  street: " King Fahd Road ",
  district: "Al Olaya",
  city: "Riyadh",
  postalCode: "12211",
};
const inParts = { ...firm, address: "", nationalAddress };

test("the address of a Saudi company is stored in parts and as the line that is printed", () => {
  expect(readBilling(inParts, "SA").billing).toEqual({
    ...firm,
    address: "7421 King Fahd Road, Al Olaya, Riyadh 12211, Saudi Arabia",
    nationalAddress: { ...nationalAddress, buildingNumber: "7421", street: "King Fahd Road" },
  });
  const arabic = { street: "طريق الملك فهد", district: "العليا", city: "الرياض" };
  const typed = { ...inParts, nationalAddress: { ...nationalAddress, ...arabic } };
  expect(readBilling(typed, "SA").billing?.address).toBe(
    "7421 طريق الملك فهد، العليا، الرياض 12211، المملكة العربية السعودية",
  );
});

test.each([
  [{ buildingNumber: "" }, { buildingNumber: "required" }],
  [{ buildingNumber: "742" }, { buildingNumber: "invalid" }],
  [{ buildingNumber: "74211" }, { buildingNumber: "invalid" }],
  [{ street: " " }, { street: "required" }],
  [{ street: "card 4242 4242 4242 4242" }, { street: "cardInText" }],
  [
    { district: "", city: "" },
    { district: "required", city: "required" },
  ],
  [{ postalCode: "١٢٢١" }, { postalCode: "invalid" }],
  [{ postalCode: "١٢٢١١" }, null],
])("a Saudi address with %j breaks %j", (given, faults) => {
  expect(readBilling({ ...inParts, nationalAddress: { ...nationalAddress, ...given } }, "SA").faults).toEqual(faults);
});

test.each([
  ["SA", "310122393500003", true],
  ["GLOBAL", "٣١٠١٢٢٣٩٣٥٠٠٠٠٣", true],
  ["SA", null, false],
  ["SA", "31012239350", false],
  ["AE", "310122393500003", false],
  ["GLOBAL", "110122393500001", false],
])("on a site of %s the company %s gives the parts of its address: %s", (country, vatNumber, isInParts) => {
  expect(hasNationalAddress(vatNumber, country)).toBe(isInParts);
  const { billing } = readBilling({ ...inParts, address: "Riyadh", vatNumber }, country);
  if (billing) expect("nationalAddress" in billing).toBe(isInParts);
});
