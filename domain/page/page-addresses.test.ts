import fc from "fast-check";
import { expect, test } from "vitest";
import { isPathOf, onSurface, pageAddresses, pagePath } from "./page-addresses.ts";

test("no two pages share an address", () => {
  const addresses = Object.values(pageAddresses).flatMap(({ desktop, mobile }) => [...new Set([desktop, mobile])]);
  expect(new Set(addresses).size).toBe(addresses.length);
});

test("an address takes its parameter from the values, the rest is its query", () => {
  expect(pagePath("property", "mobile", { propertyId: "42", cityId: "5", checkIn: "" })).toBe(
    "/mweb/chalet/details/42?cityId=5",
  );
  expect(pagePath("accountOrder", "desktop", { orderNumber: "C1/2" })).toBe("/account/orders/C1%2F2");
  expect(pagePath("search", "desktop")).toBe("/chalets/search");
});

test("a query is written as a browser writes it", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", minLength: 1 }), (text) => {
      expect(pagePath("search", "desktop", { q: text })).toBe(`/chalets/search?${new URLSearchParams({ q: text })}`);
    }),
  );
});

test.each([
  ["/chalet/details/42", "/mweb/chalet/details/42"],
  ["/chalet/details", "/mweb/chalet/details"],
  ["/chalets-home", "/mweb/chalets/home"],
  ["/terms", "/terms"],
  ["/chalet/details/42/more", undefined],
  ["/nowhere", undefined],
])("a phone finds %s at %s", (desktop, mobile) => {
  expect(onSurface(desktop, "desktop", "mobile")).toBe(mobile);
});

test("a page knows its own address on both surfaces and no other", () => {
  expect(isPathOf("payment", "/mweb/chalet/payment")).toBe(true);
  expect(isPathOf("payment", "/chalet/payment/return")).toBe(false);
  expect(isPathOf("resetPassword", "/reset-password/abc")).toBe(true);
  expect(isPathOf("resetPassword", "/reset-password/")).toBe(false);
  expect(isPathOf("accountOrderCancel", "/account/orders/C1/cancel")).toBe(true);
  expect(isPathOf("accountOrderCancel", "/account/orders/C1")).toBe(false);
  expect(isPathOf("accountOrder", "/account/orders/C1/cancel")).toBe(false);
});
