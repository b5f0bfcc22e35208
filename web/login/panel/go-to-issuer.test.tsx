import { beforeEach, expect, test } from "vitest";
import { readReturn } from "./go-to-issuer.ts";

beforeEach(() => {
  sessionStorage.setItem("SOCIAL_LOGIN", JSON.stringify({ state: "s1", platform: "google", returnTo: "/ar/help" }));
});

test("what the issuer sends back counts once, in the tab that asked", () => {
  const hash = "#id_token=abc&state=s1";
  expect(readReturn(hash)).toEqual({ platform: "google", returnTo: "/ar/help", token: "abc" });
  expect(readReturn(hash)).toEqual({ platform: null, isRefused: false });
});

test.each(["#id_token=abc&state=other", "#id_token=abc", "#state=s1", ""])("%s lets nobody in", (hash) => {
  expect(readReturn(hash)).toEqual({ platform: null, isRefused: false });
});

test("a guest who refused at the provider sees no failure", () => {
  expect(readReturn("#error=access_denied&state=s1")).toEqual({ platform: null, isRefused: true });
});
