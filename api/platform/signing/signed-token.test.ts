import fc from "fast-check";
import { expect, test } from "vitest";
import { readToken, signToken } from "./signed-token.ts";

const old = "the-first-secret-of-this-house-0123456789";
const fresh = "a-second-secret-put-in-front-0123456789ab";
const content = { propertyId: 17, name: "شاليه" };

test("a signed token can be read", () => {
  expect(readToken([old], "quote", signToken([old], "quote", content))).toEqual(content);
});

test("the first secret signs and every secret is accepted, until it is removed", () => {
  const token = signToken([old], "quote", content);

  expect(readToken([fresh, old], "quote", token)).toEqual(content);
  expect(readToken([fresh], "quote", token)).toBeNull();
  expect(readToken([fresh], "quote", signToken([fresh, old], "quote", content))).toEqual(content);
});

test("a token for one purpose is invalid for another", () => {
  expect(readToken([old], "cursor", signToken([old], "quote", content))).toBeNull();
});

test("a token with one changed character is invalid", () => {
  const token = signToken([old], "quote", content);
  const body = token.split(".")[0] ?? "";
  fc.assert(
    fc.property(fc.nat(body.length - 1), fc.constantFrom("A", "b", "9", "-", "."), (at, letter) => {
      fc.pre(token[at] !== letter);
      expect(readToken([old], "quote", token.slice(0, at) + letter + token.slice(at + 1))).toBeNull();
    }),
  );
});

test.each(["", ".", "..", "a.b", "null.", "%00.%00", `${"a".repeat(3_000)}.b`, "e30.", "e30.e30.e30"])(
  "%s is not a token",
  (text) => {
    expect(readToken([old], "quote", text)).toBeNull();
  },
);
