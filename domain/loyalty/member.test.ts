import { expect, test } from "vitest";
import { maskMember, readMember } from "./member.ts";

test.each([
  ["qitaf", "0512345601", "+966512345601"],
  ["mokafa", "+966 51 234 5601", "+966512345601"],
  ["qitaf", "٠٥١٢٣٤٥٦٠١", "+966512345601"],
  ["qitaf", "+971512345601", null],
  ["qitaf", "0112345601", null],
  ["fursan", "1020 3011", "10203011"],
  ["fursan", "102030", null],
  ["fursan", "0512345601", null],
] as const)("of %s, %s is the member %s", (programme, typed, member) => {
  expect(readMember(programme, typed)).toBe(member);
});

test("a masked number shows two digits", () => {
  expect(maskMember("+966512345601")).toBe("•••• 01");
});
