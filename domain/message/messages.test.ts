import { expect, test } from "vitest";
import { lazyMessagesOf, messagesOf } from "./messages.ts";

const en = messagesOf("en");
const ar = messagesOf("ar");

test.each([
  [0, "بدون ليالٍ"],
  [1, "ليلة واحدة"],
  [2, "ليلتان"],
  [10, "10 ليالٍ"],
  [28, "28 ليلة"],
  [100, "100 ليلة"],
])("%i nights in Arabic are %s", (n, text) => {
  expect(ar.count.nights({ n })).toBe(text);
});

test("a city's list says how many homes it has", () => {
  const results = { en: lazyMessagesOf("en").results, ar: lazyMessagesOf("ar").results };
  expect(results.en.title({ n: 1, city: "Riyadh" })).toBe("1 home in Riyadh");
  expect(results.en.title({ n: 1234, city: "Riyadh" })).toBe("1,234 homes in Riyadh");
  expect(results.ar.title({ n: 12, city: "الرياض" })).toBe("12 مكانًا في الرياض");
});

test("each language names the other one in that one's own script", () => {
  expect(en.shell.language.other).toBe("العربية");
  expect(ar.shell.language.other).toBe("English");
});

const places = { en: "Ras Al Khaimah", ar: "المدينة المنورة" };

test.each(["en", "ar"] as const)(
  "titles fit 60 and descriptions 155 characters in %s, under the longest names",
  (language) => {
    const { seo, shell } = messagesOf(language);
    const city = places[language];
    for (const brand of Object.values(shell.brand)) {
      const { home: frontPage, search, terms, privacy, help, notFound, gone, error, gallery } = seo;
      for (const page of [frontPage, terms, privacy, help, notFound, gone, error, gallery])
        expect(page.title({ brand }).length).toBeLessThanOrEqual(60);
      expect(search.title({ brand, city }).length).toBeLessThanOrEqual(60);
      expect(frontPage.description.length).toBeLessThanOrEqual(155);
      for (const page of [terms, privacy, help]) expect(page.description({ brand }).length).toBeLessThanOrEqual(155);
      for (const n of [0, 1, 2, 9, 24_000]) expect(search.description({ n, city }).length).toBeLessThanOrEqual(155);
    }
  },
);
