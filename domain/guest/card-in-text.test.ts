import fc from "fast-check";
import { expect, test } from "vitest";
import { hasCardNumber } from "./card-in-text.ts";

test.each([
  "4111111111111111",
  "4111 1111 1111 1111",
  "4111-1111-1111-1111",
  "card: ٤١١١ ١١١١ ١١١١ ١١١١ thanks",
  "378282246310005",
  "5555.5555.5555.4444 12/27 123",
  "room 12, 6011000990139424",
  "4222222222222",
])("%s holds a card number", (text) => {
  expect(hasCardNumber(text)).toBe(true);
});

test.each([
  "",
  "We are 4 adults and 3 children.",
  "4111111111111112",
  "0512345678",
  "+966512345678",
  "order C123456789, arrival 2026-12-02 at 18:00",
  "1111111111111117",
])("%s holds none", (text) => {
  expect(hasCardNumber(text)).toBe(false);
});

test("a card number is found in any text, whatever stands between its groups", () => {
  const words = fc.stringMatching(/^[a-z ]{0,20}$/);
  fc.assert(
    fc.property(words, words, fc.constantFrom("", " ", "-", ". ", "–"), (before, after, gap) => {
      const card = ["4000", "0566", "5566", "5556"].join(gap);
      expect(hasCardNumber(`${before}x ${card} y${after}`)).toBe(true);
    }),
  );
});
