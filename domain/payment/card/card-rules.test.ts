import { expect, test } from "vitest";
import { bareDigits } from "#domain/field/digits.ts";
import { brandOf, cardFaults, readExpiry } from "./card-rules.ts";

const november = new Date("2026-11-15T12:00:00Z");
const every = ["visa", "master-card", "american-express", "mada"];
const good = { number: "4242 4242 4242 4242", expiry: "12/28", code: "123", holder: "Nora Ali" };

const faultsOf = (given: Partial<typeof good>, accepted = every) =>
  cardFaults({ ...good, ...given }, accepted, november);

test("a sound card has no faults, in whatever digits it is typed", () => {
  expect(faultsOf({})).toEqual({});
  expect(faultsOf({ number: "٤٢٤٢-٤٢٤٢ ٤٢٤٢ ٤٢٤٢", expiry: "۱۲/۲۸", code: "١٢٣" })).toEqual({});
  expect(bareDigits(" ٠١-۲۳ ")).toBe("0123");
});

test.each([
  ["4", "visa"],
  ["4464 04", "mada"],
  ["4464 0", "visa"],
  ["5297 41", "mada"],
  ["5555", "master-card"],
  ["2221", "master-card"],
  ["2220", null],
  ["2720", "master-card"],
  ["2721", null],
  ["37", "american-express"],
  ["6011", null],
  ["", null],
])("the digits %s belong to %s", (digits, brand) => {
  expect(brandOf(digits)).toBe(brand);
});

test.each([
  [{ number: "4242 4242 4242 4241" }, { number: "number" }],
  [{ number: "4242 4242 424" }, { number: "number" }],
  [{ number: "6011 1111 1111 1117" }, { number: "not-accepted" }],
  [{ number: "" }, { number: "required" }],
  [{ number: "3782 822463 10005" }, { code: "code" }],
  [{ expiry: "10/26" }, { expiry: "expiry" }],
  [{ expiry: "13/28" }, { expiry: "expiry" }],
  [{ expiry: "12/99" }, { expiry: "expiry" }],
  [{ expiry: "soon" }, { expiry: "expiry" }],
  [{ code: "12" }, { code: "code" }],
  [{ code: "1234" }, { code: "code" }],
  [{ holder: "نورة" }, { holder: "holder" }],
  [{ holder: "N" }, { holder: "holder" }],
  [{ holder: "N".repeat(51) }, { holder: "holder" }],
  [{ holder: "   " }, { holder: "required" }],
])("a card with %j has the faults %j", (given, faults) => {
  expect(faultsOf(given)).toEqual(faults);
});

test("a card is good in the month it ends", () => {
  expect(faultsOf({ expiry: "11/26" })).toEqual({});
  expect([readExpiry("0728"), readExpiry("7/2028"), readExpiry("0/28")]).toEqual([
    { month: 7, year: 2028 },
    { month: 7, year: 2028 },
    null,
  ]);
});

test("a mada card is mada, also where only Visa is accepted", () => {
  const number = "4464 0400 0000 0007";
  expect(faultsOf({ number }, ["visa"])).toEqual({ number: "not-accepted" });
  expect(faultsOf({ number }, ["mada"])).toEqual({});
});
