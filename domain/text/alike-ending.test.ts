import { expect, test } from "vitest";
import { withAlikeEnding } from "./alike-ending.ts";
import { foldWord } from "./words.ts";

const endingOf = (text: string) => withAlikeEnding(foldWord(text));

test.each([
  ["الهدى", "الهدا"],
  ["الهده", "الهدا"],
  ["جدا", "جدة"],
  ["أبهى", "أبها"],
  ["الأحساء", "الأحسا"],
  ["بريدا", "بريدة"],
  ["Jedda", "Jeddah"],
  ["Al Ahsaa", "Al Ahsa"],
  ["Buraydeh", "Buraydah"],
])("%s ends like %s", (one, other) => {
  expect(endingOf(one)).toBe(endingOf(other));
});

test.each([
  ["الشفا", "الهدا"],
  ["Taif", "Taifa"],
  ["لا", "له"],
  ["Dubai", "Duba"],
])("%s is another word than %s", (one, other) => {
  expect(endingOf(one)).not.toBe(endingOf(other));
});
