import { expect, test } from "vitest";
import { initialsOf } from "./initials.ts";

test.each([
  ["Noura Al-Harbi", "NH"],
  ["James Edward Carter", "JC"],
  ["maha", "M"],
  ["نورة الحربي", "ن\u2009ح"],
  ["علي", "ع"],
  ["  ", ""],
])("the initials of %s are %s", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
