import { expect, test } from "vitest";
import arabic from "#domain/message/catalogue/ar/lazy/field.json" with { type: "json" };
import english from "#domain/message/catalogue/en/lazy/field.json" with { type: "json" };
import { fieldRules } from "./field-rules.ts";

test.each([
  ["English", english],
  ["Arabic", arabic],
])("every field rule has its text in %s, and no text is without a rule", (_, texts) => {
  expect(Object.keys(texts).sort()).toEqual([...fieldRules].sort());
  expect(Object.values(texts).every((text) => text.trim() !== "")).toBe(true);
});
