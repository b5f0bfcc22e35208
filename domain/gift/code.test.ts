import fc from "fast-check";
import { expect, test } from "vitest";
import { GIFT_CODE_BYTES, giftCodeOf, readGiftCode, shownGiftCode } from "./code.ts";

const bytes = fc.uint8Array({ minLength: GIFT_CODE_BYTES, maxLength: GIFT_CODE_BYTES });

/** What people type for a character: other letters of the same shape, another case, Arabic digits. */
const spellings: Record<string, string[]> = { "0": ["0", "O", "o", "٠"], "1": ["1", "I", "i", "L", "l", "١"] };

test("a code is read however it is typed", () => {
  const separators = fc.array(fc.constantFrom("", " ", "-", "–", "\u200e"), { minLength: 16, maxLength: 16 });
  const choices = fc.array(fc.nat(), { minLength: 16, maxLength: 16 });
  fc.assert(
    fc.property(bytes, separators, choices, (random, between, choice) => {
      const code = giftCodeOf(random);
      const typed = [...code].map((character, index) => {
        const ways = spellings[character] ?? [character, character.toLowerCase()];
        return `${ways[(choice[index] ?? 0) % ways.length]}${between[index]}`;
      });
      expect(readGiftCode(typed.join(""))).toBe(code);
      expect(readGiftCode(shownGiftCode(code))).toBe(code);
    }),
  );
});

test("different bytes make different codes", () => {
  fc.assert(
    fc.property(bytes, bytes, (one, other) => {
      expect(giftCodeOf(one) === giftCodeOf(other)).toBe(Buffer.from(one).equals(Buffer.from(other)));
    }),
  );
});

test.each(["", "ABCD", "ABCD-EFGH-JKMN-PQRU", "ABCD-EFGH-JKMN-PQRST", "ABCD EFGH JKMN PQR!"])(
  "%j is no code",
  (typed) => {
    expect(readGiftCode(typed)).toBeNull();
  },
);

test("a code is shown in fours", () => {
  expect(shownGiftCode("ABCDEFGHJKMNPQRS")).toBe("ABCD-EFGH-JKMN-PQRS");
});
