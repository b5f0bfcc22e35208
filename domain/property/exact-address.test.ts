import { expect, test } from "vitest";
import { addressLines } from "./exact-address.ts";

const address = { streetEn: "Wadi Hanifah Street", streetAr: "شارع وادي حنيفة", building: "7421", postalCode: "13521" };
const english = {
  language: "en",
  area: "Al Malqa",
  city: "Riyadh",
  building: ({ number }: { number: string }) => `Building ${number}`,
} as const;

test("an address has a line for the street and one for the town", () => {
  expect(addressLines(address, english)).toEqual(["Building 7421, Wadi Hanifah Street", "Al Malqa, Riyadh 13521"]);
  const arabic = { ...english, language: "ar", area: "الملقا", city: "الرياض" } as const;
  expect(addressLines(address, arabic)[1]).toBe("الملقا، الرياض 13521");
});

test("what is not known is left out", () => {
  const bare = { streetEn: "", streetAr: "", building: null, postalCode: null };
  expect(addressLines(bare, english)).toEqual(["Al Malqa, Riyadh"]);
  expect(addressLines(null, { ...english, area: "" })).toEqual(["Riyadh"]);
});
