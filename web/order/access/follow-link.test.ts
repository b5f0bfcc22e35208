import { expect, test } from "vitest";
import { followLink } from "./follow-link.ts";

const ACCESS = "Zm9sbG93LXRoZS1saW5rLTAx";
const open = (query: string, origin = "http://mabeet-sa.localhost") =>
  followLink(new Request(`${origin}/ar/chalet/confirmation?${query}`));

test("the key in the link of a mail becomes a cookie, and a redirect removes it from the URL", () => {
  const answer = open(`orderNumber=C123456789&access=${ACCESS}&lang=ar`);

  expect(answer?.headers.get("location")).toBe("/ar/chalet/confirmation?orderNumber=C123456789&lang=ar");
  expect(answer?.headers.get("set-cookie")).toBe(`orderAccess-C123456789=${ACCESS}; Path=/; HttpOnly; SameSite=Lax`);
  expect(open(`orderNumber=C123456789&access=${ACCESS}`, "https://a.example")?.headers.get("set-cookie")).toMatch(
    /; Secure$/,
  );
});

test.each([
  "orderNumber=C123456789&access=short",
  `orderNumber=C123456789&access=${encodeURIComponent("Zm9sbG93; Path=/; Domain=x")}`,
  `orderNumber=${encodeURIComponent("C1=x; Domain=y")}&access=${ACCESS}`,
  `access=${ACCESS}`,
])("an invalid link (%s) sets no cookie", (query) => {
  const answer = open(query);
  expect([answer?.status, answer?.headers.get("set-cookie")]).toEqual([302, null]);
  expect(answer?.headers.get("location")).not.toContain("access");
});

test("a URL without a key is not redirected", () => {
  expect(open("orderNumber=C123456789")).toBeNull();
});
