import { expect, test } from "vitest";
import { privateFields } from "#domain/page/private-fields.ts";
import { withoutPrivateFields } from "./private-query.ts";

const cleaned = (address: string) => withoutPrivateFields(new URL(address, "http://mabeet-sa.localhost"));

test.each(privateFields)("an address with the field %s has the same address without it", (name) => {
  expect(cleaned(`/en/account/profile?tab=1&${name}=sentinel`)).toBe("/en/account/profile?tab=1");
  expect(cleaned(`/en/account/profile?${name}=`)).toBe("/en/account/profile");
});

test("what is searched for and the links of our messages stay", () => {
  for (const query of ["cityId=3&checkIn=2027-01-02&adults=2", "token=abc", "orderNumber=C1&access=abc", ""])
    expect(cleaned(`/ar/chalets/search?${query}`)).toBeNull();
});
