import { expect, test } from "vitest";
import { readEmail } from "#domain/field/person.ts";
import { readPhone } from "#domain/field/phone.ts";
import arabic from "#domain/message/catalogue/ar/lazy/field.json" with { type: "json" };
import english from "#domain/message/catalogue/en/lazy/field.json" with { type: "json" };
import { fieldProblem, fieldRules } from "./field-rules.ts";

test.each([
  ["English", english],
  ["Arabic", arabic],
])("every field rule has its text in %s, and no text is without a rule", (_, texts) => {
  expect(Object.keys(texts).sort()).toEqual([...fieldRules].sort());
  expect(Object.values(texts).every((text) => text.trim() !== "")).toBe(true);
});

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
