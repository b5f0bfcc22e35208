import { expect, test } from "vitest";
import { passwordProblem, readPassword } from "./password.ts";

const known = {
  common: new Set(["password1", "qwertyuiop"]),
  email: "noura.otaibi@example.test",
  names: ["Mabeet", "مبيت", "Riyadh", "الرياض", "Al Khobar"],
};

test.each(["eight888", "كلمة مرور طويلة", "        ", "🌴🌴🌴🌴🌴🌴🌴🌴", "x".repeat(128), "Riyadh is where I live"])(
  "%j will do",
  (password) => {
    expect(passwordProblem(password, known)).toBe(null);
  },
);

test.each([
  ["", "required"],
  ["seven77", "password"],
  ["🌴🌴🌴🌴", "password"],
  ["x".repeat(129), "password"],
  ["Password1", "password"],
  ["QWERTYUIOP", "password"],
  ["Noura.Otaibi@example.test", "password"],
  ["noura.otaibi", "password"],
  ["Riyadh2026!", "password"],
  ["mabeet123", "password"],
  ["الرِّياض2026", "password"],
  ["alkhobar-1", "password"],
])("%j is refused", (password, rule) => {
  expect(passwordProblem(password, known)).toBe(rule);
});

test("letters are compared in normalized form, and half a surrogate pair is accepted", () => {
  expect(readPassword("café-olé")).toBe(readPassword("café-olé"));
  expect(readPassword("\ud800abcdefgh")).toBe("�abcdefgh");
});
