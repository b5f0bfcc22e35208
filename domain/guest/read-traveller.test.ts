import { expect, test } from "vitest";
import { readTraveller, type TypedTraveller } from "./read-traveller.ts";

const typed: TypedTraveller = {
  firstName: " Noura ",
  lastName: "العتيبي",
  email: "Noura@Example.test",
  phone: { dialCode: "+966", number: "٠٥١٢٣٤٥٦٧٨", countryCode: "sa" },
  note: "  We arrive late.  ",
  bookingForOther: false,
  guestCount: { adults: 2, children: 1 },
  agreeRules: true,
  subscribe: true,
};
const faultsOf = (given: Partial<TypedTraveller>, capacity = 8) =>
  readTraveller({ ...typed, ...given }, capacity).faults;

test("a guest is normalized, with any kind of digits", () => {
  expect(readTraveller(typed, 8)).toEqual({
    traveller: {
      title: null,
      firstName: "Noura",
      lastName: "العتيبي",
      email: "noura@example.test",
      phone: { dialCode: "+966", number: "512345678", countryCode: "SA" },
      nationality: null,
      arrivalTime: null,
      note: "We arrive late.",
      bookingForOther: false,
      guestCount: { adults: 2, children: 1 },
      agreeRules: true,
      subscribe: true,
    },
    faults: null,
  });
});

test("a pasted number brings its own dial code", () => {
  const { traveller } = readTraveller(
    { ...typed, phone: { dialCode: "+966", number: "00971 50-123-4567", countryCode: "AE" } },
    8,
  );
  expect(traveller?.phone).toMatchObject({ dialCode: "+971", number: "501234567" });
});

test("an empty form breaks a rule in each required field", () => {
  const empty = {
    firstName: "",
    lastName: " ",
    email: "",
    phone: { dialCode: "+966", number: "", countryCode: "SA" },
    agreeRules: false,
  };
  expect(faultsOf(empty)).toEqual({
    firstName: "required",
    lastName: "required",
    email: "required",
    phone: "required",
    agreeRules: "terms",
  });
});

test.each([
  [{ firstName: "N0ura" }, { firstName: "name" }],
  [{ lastName: "A" }, { lastName: "name" }],
  [{ email: "noura@" }, { email: "email" }],
  [{ phone: { dialCode: "+966", number: "12", countryCode: "SA" } }, { phone: "phone" }],
  [{ phone: { dialCode: "966", number: "512345678", countryCode: "SA" } }, { phone: "phone" }],
  [{ phone: { dialCode: "+966", number: "512345678", countryCode: "S1" } }, { phone: "phone" }],
  [{ guestCount: { adults: 7, children: 2 } }, { guestCount: "guestCount" }],
  [{ guestCount: { adults: 0, children: 2 } }, { guestCount: "guestCount" }],
  [{ agreeRules: false }, { agreeRules: "terms" }],
  [{ note: "a".repeat(501) }, { note: "note" }],
  [{ note: "my card 4111 1111 1111 1111" }, { note: "cardInText" }],
  [{ arrivalTime: "25:00" }, { arrivalTime: "arrivalTime" }],
  [{ nationality: "Saudi" }, { nationality: "nationality" }],
] as const)("%j breaks %j", (given, faults) => {
  expect(faultsOf(given)).toEqual(faults);
});

test.each([
  [{ note: "a".repeat(500) }],
  [{ note: "Call 0512345678 or 0551234567, gate 4321" }],
  [{ arrivalTime: "٢١:٣٠", nationality: "sa", title: "ms" as const }],
  [{ guestCount: { adults: 8, children: 0 } }],
])("%j is fine", (given) => {
  expect(faultsOf(given)).toBe(null);
});
