import { expect, test } from "vitest";
import { contactIn, isInOwnScript } from "./own-script.ts";

test.each([
  "Call 0501234567",
  "اتصل ٠٥٠ ١٢٣ ٤٥٦٧",
  "write to me@example.test",
  "see www.example.test",
  "our page chalet.com",
  "واتساب فقط",
  "Pay me direct",
  "الدفع المباشر بخصم",
])("“%s” sends guests elsewhere", (text) => {
  expect(contactIn(text)).not.toBe(null);
});

test.each([
  "A quiet chalet of 480 square metres with 2 pools, 3 bedrooms and 12 beds.",
  "شاليه هادئ بمساحة ٤٨٠ مترًا مربعًا، على بعد 15 دقيقة من البحر.",
  "Built in 2019. Check-in from 16:00.",
])("“%s” may be published", (text) => {
  expect(contactIn(text)).toBe(null);
});

test("a text is in its own script, and may name things in another one", () => {
  expect(isInOwnScript("Qamra Chalet", "ar")).toBe(false);
  expect(isInOwnScript("شاليه Qamra", "ar")).toBe(true);
  expect(isInOwnScript("شاليه قمرا", "en")).toBe(false);
  expect(isInOwnScript("2026", "en")).toBe(false);
});
