import { expect, test } from "vitest";
import { wantedAddress } from "./wanted-address.ts";

test.each([
  ["#/ar/chalets/search?cityId=5", "/ar/chalets/search?cityId=5"],
  ["", null],
  ["#main", null],
  ["#//evil.example/x", null],
  ["#/\\evil.example/x", null],
  ["#javascript:alert(1)", null],
  ["#https://evil.example/", null],
])("behind the mark %s the guest wanted %s", (hash, wanted) => {
  expect(wantedAddress(hash, "https://mabeet.example")).toBe(wanted);
});
