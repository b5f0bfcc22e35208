import { expect, test } from "vitest";
import { readName } from "./person-name.ts";

test.each([
  ["Sara", "Sara"],
  ["  Abd   Al-Rahman ", "Abd Al-Rahman"],
  ["O'Brien", "O'Brien"],
  ["O’Brien", "O’Brien"],
  ["Zoé", "Zoé"],
  ["Zoe\u0301", "Zoé"],
  ["محمد", "محمد"],
  ["مُحمّد", "مُحمّد"],
  ["عبد الرحمن", "عبد الرحمن"],
  ["آل سعود", "آل سعود"],
  ["Al", "Al"],
  ["a".repeat(50), "a".repeat(50)],
])("%j is the name %j", (text, name) => {
  expect(readName(text)).toBe(name);
});

test.each([
  "",
  " ",
  "A",
  "A-",
  "-Ali",
  "Ali2",
  "محمد٢",
  "محمد۲",
  "Ali@",
  "Ali_Reza",
  "Ли",
  "李明",
  "Ali 😀",
  "a".repeat(51),
  "<b>Ali",
])("%j is no name", (text) => {
  expect(readName(text)).toBe(null);
});
