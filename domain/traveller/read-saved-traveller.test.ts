import { expect, test } from "vitest";
import { maskBirthDate, maskIdNumber, readIdNumber } from "./document.ts";
import { readSavedTraveller, type TypedSaved } from "./read-saved-traveller.ts";

const today = "2026-03-01";
const typed: TypedSaved = {
  title: "ms",
  firstName: " Noura ",
  lastName: "Al  Otaibi",
  birthDate: "١٩٨٨-٠٢-٢٩",
  nationality: "sa",
  idType: "passport",
  idNumber: " a 123-4567 ",
  idExpiry: "2030-01-31",
  isPrimary: true,
};
const faultsOf = (given: Partial<TypedSaved>, stored?: Parameters<typeof readSavedTraveller>[2]) =>
  readSavedTraveller({ ...typed, ...given }, today, stored).faults;

test("a traveller is tidied as it is saved", () => {
  expect(readSavedTraveller(typed, today).traveller).toEqual({
    title: "ms",
    firstName: "Noura",
    lastName: "Al Otaibi",
    birthDate: "1988-02-29",
    nationality: "SA",
    idType: "passport",
    idNumber: "A1234567",
    idExpiry: "2030-01-31",
    isPrimary: true,
  });
});

test.each<[Partial<TypedSaved>, object | null]>([
  [{ firstName: "" }, { firstName: "required" }],
  [{ lastName: "Otaibi2" }, { lastName: "name" }],
  [{ nationality: "KSA" }, { nationality: "nationality" }],
  [{ nationality: null }, null],
  [{ birthDate: null }, { birthDate: "required" }],
  [{ birthDate: null, isPrimary: false }, null],
  [{ birthDate: "2008-03-01" }, null],
  [{ birthDate: "2008-03-02" }, { birthDate: "birthDate" }],
  [{ birthDate: "2008-03-02", isPrimary: false }, null],
  [{ birthDate: "2026-03-01", isPrimary: false }, null],
  [{ birthDate: "2026-03-02", isPrimary: false }, { birthDate: "pastDate" }],
  [{ birthDate: "2025-02-29", isPrimary: false }, { birthDate: "pastDate" }],
  [{ birthDate: "1899-12-31" }, { birthDate: "pastDate" }],
  [{ idNumber: "" }, { idNumber: "required" }],
  [{ idNumber: undefined }, { idNumber: "required" }],
  [{ idNumber: "12" }, { idNumber: "idNumber" }],
  [{ idType: null }, { idType: "required" }],
  [{ idType: null, idNumber: null, idExpiry: null }, null],
  [{ idExpiry: null }, null],
  [{ idExpiry: "2026-03-01" }, null],
  [{ idExpiry: "2026-02-28" }, { idExpiry: "idExpiry" }],
  [{ idExpiry: "2030-02-30" }, { idExpiry: "idExpiry" }],
  [{ idExpiry: "2100-01-01" }, { idExpiry: "idExpiry" }],
])("a traveller with %j breaks %j", (given, faults) => {
  expect(faultsOf(given)).toEqual(faults);
});

const stored = { birthDate: "1990-05-05", idNumber: "1012345678", idExpiry: "2025-01-01" };

test("a change leaves what was not typed, and judges it by the new document", () => {
  const change = { birthDate: undefined, idNumber: undefined, idType: "national" as const, idExpiry: "2025-01-01" };
  expect(readSavedTraveller({ ...typed, ...change }, today, stored).traveller).toMatchObject(stored);
  expect(faultsOf({ ...change, idType: "iqama" }, stored)).toEqual({ idNumber: "idNumber" });
  expect(faultsOf({ ...change, idExpiry: "2025-01-02" }, stored)).toEqual({ idExpiry: "idExpiry" });
});

test("whoever is no longer shown with a document keeps none", () => {
  const change = { birthDate: undefined, idNumber: undefined, idType: null };
  const { traveller } = readSavedTraveller({ ...typed, ...change }, today, stored);
  expect(traveller).toMatchObject({ idType: null, idNumber: null, idExpiry: null, birthDate: "1990-05-05" });
});

test.each([
  ["1012345678", "national", "1012345678"],
  ["١٠١٢٣٤٥٦٧٨", "national", "1012345678"],
  ["2012345678", "national", null],
  ["2012345678", "iqama", "2012345678"],
  ["101234567", "national", null],
  ["784-1988-1234567-1", "gcc", "784198812345671"],
  ["7841988", "gcc", null],
  ["p9876543", "passport", "P9876543"],
  ["ABCDEFGH", "passport", null],
  ["A12345678901Z", "passport", null],
] as const)("%s as %s is %s", (text, type, number) => {
  expect(readIdNumber(text, type)).toBe(number);
});

test("a masked document number and birth date show only their end", () => {
  expect([maskIdNumber("P9876543"), maskBirthDate("1988-02-14")]).toEqual(["••••6543", "••••-••-14"]);
});
