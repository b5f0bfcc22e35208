import { expect, test } from "vitest";
import { accessCookie, isAccessOver } from "./order-access.ts";

test.each([
  ["2026-12-01", false],
  ["2027-01-04", false],
  ["2027-01-05", true],
])("the link to a stay that ends on 5 December is over on %s: %j", (today, over) => {
  expect(isAccessOver("2026-12-05", today)).toBe(over);
});

test.each(["", "C12345678", "C1234567890", "X123456789", "C123456789; Path=/", "c123456789"])(
  "%s is no order number and has no cookie",
  (text) => {
    expect(accessCookie(text)).toBeNull();
  },
);
