import { beforeEach, expect, test } from "vitest";
import { readReturnTo } from "./go-to-issuer.ts";

beforeEach(() => sessionStorage.clear());

test("a guest goes back to the page that they left", () => {
  sessionStorage.setItem("SOCIAL_LOGIN", JSON.stringify({ returnTo: "/ar/help?x=1" }));
  expect(readReturnTo()).toBe("/ar/help?x=1");
});

test.each(["https://evil.example/", "//evil.example", 7, undefined])("%s is no way back", (returnTo) => {
  sessionStorage.setItem("SOCIAL_LOGIN", JSON.stringify({ returnTo }));
  expect(readReturnTo()).toBe(null);
});
