import { expect, test } from "vitest";
import { followLink } from "./follow-link.ts";

const ACCESS = "Zm9sbG93LXRoZS1saW5rLTAx";
const follow = (query: string, origin = "http://mabeet-sa.localhost") =>
  followLink(new Request(`${origin}/ar/chalet/confirmation?${query}`));

test("the link of a mail becomes a cookie, and the address goes on without it", () => {
  const answer = follow(`orderNumber=C123456789&access=${ACCESS}&lang=ar`);

  expect(answer?.headers.get("location")).toBe("/ar/chalet/confirmation?orderNumber=C123456789&lang=ar");
  expect(answer?.headers.get("set-cookie")).toBe(`orderAccess-C123456789=${ACCESS}; Path=/; HttpOnly; SameSite=Lax`);
  expect(follow(`orderNumber=C123456789&access=${ACCESS}`, "https://a.example")?.headers.get("set-cookie")).toMatch(
    /; Secure$/,
  );
});

test.each([
  "orderNumber=C123456789&access=short",
  `orderNumber=C123456789&access=${encodeURIComponent("Zm9sbG93; Path=/; Domain=x")}`,
  `orderNumber=${encodeURIComponent("C1=x; Domain=y")}&access=${ACCESS}`,
  `access=${ACCESS}`,
])("a link somebody bent (%s) keeps nothing", (query) => {
  const answer = follow(query);
  expect([answer?.status, answer?.headers.get("set-cookie")]).toEqual([302, null]);
  expect(answer?.headers.get("location")).not.toContain("access");
});

test("an address without it is no link", () => {
  expect(follow("orderNumber=C123456789")).toBeNull();
});
