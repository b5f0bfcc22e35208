import { expect, test } from "vitest";
import { fieldProblem } from "./check-field.ts";
import { readEmail } from "./email.ts";
import { readPhone } from "./phone.ts";

test.each([
  ["", "required"],
  ["  \u00A0", "required"],
  ["not an address", "email"],
  ["guest@example.test", null],
])("an e-mail field with %j: %j", (text, problem) => {
  expect(fieldProblem(text, "email", readEmail)).toBe(problem);
});

test("a field can need more than its text", () => {
  expect(fieldProblem("12345", "phone", (text) => readPhone(text, "+966"))).toBe("phone");
  expect(fieldProblem("12345", "phone", (text) => readPhone(text, "+965"))).toBe(null);
});
