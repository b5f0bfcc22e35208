import { expect, test } from "vitest";
import { readEmail, readName } from "./person.ts";

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

test.each([
  ["guest@example.test", "guest@example.test"],
  [" Guest.Name+chalet@Example.TEST ", "guest.name+chalet@example.test"],
  ["o'brien@mail.example.co", "o'brien@mail.example.co"],
  ["a@b-c.xn--mgberp4a5d4ar", "a@b-c.xn--mgberp4a5d4ar"],
  [`${"a".repeat(64)}@${"b".repeat(63)}.${"c".repeat(63)}.${"d".repeat(58)}.co`, expect.stringContaining("@")],
])("%s is an address", (text, address) => {
  expect(readEmail(text)).toEqual(address);
});

test.each([
  "",
  "guest",
  "guest@",
  "@example.test",
  "guest@example",
  "guest@@example.test",
  "gu est@example.test",
  "guest@example..test",
  ".guest@example.test",
  "guest.@example.test",
  "guest@-example.test",
  "guest@example-.test",
  "guest@example.t",
  "guest@127.0.0.1",
  "ضيف@example.test",
  "guest@example.test\nbcc: other@example.test",
  `${"a".repeat(64)}@${"b".repeat(63)}.${"c".repeat(63)}.${"d".repeat(59)}.co`,
])("%j is no address", (text) => {
  expect(readEmail(text)).toBe(null);
});

test("a long wrong address is refused before the test times out", () => {
  expect(readEmail(`${"a.".repeat(50_000)}@`)).toBe(null);
  expect(readEmail(`a@${"b.".repeat(120)}`)).toBe(null);
});
