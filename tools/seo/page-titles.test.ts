import { expect, test } from "vitest";
import { cities } from "#api/reference/data/cities.ts";
import { languages } from "#domain/language/language.ts";
import { messagesOf } from "#domain/message/messages.ts";
import { brands } from "#domain/site/site-rows.ts";

const lengthOf = (text: string) => [...text].length;
const counts = [0, 1, 2, 3, 11, 100, 24_000];

const pages = languages.flatMap((language) =>
  brands.flatMap((id) => {
    const { seo, shell } = messagesOf(language);
    const brand = shell.brand[id];
    const lists = cities.flatMap(({ [language]: city }) =>
      counts.map((n) => ({
        title: seo.search.title({ city, brand }),
        description: seo.search.description({ city, n }),
      })),
    );
    const fixed = (["terms", "privacy", "help"] as const).map((page) => ({
      title: seo[page].title({ brand }),
      description: seo[page].description({ brand }),
    }));
    return [{ title: seo.home.title({ brand }), description: seo.home.description }, ...fixed, ...lists];
  }),
);

test("the title of every page in every city, brand and language fits into 60 characters", () => {
  expect(pages.filter(({ title }) => lengthOf(title) > 60 || title === "")).toEqual([]);
});

test("the description of every page in every city, brand and language fits into 155 characters", () => {
  expect(pages.filter(({ description }) => lengthOf(description) > 155 || lengthOf(description) < 40)).toEqual([]);
});

test("no two cities share a title", () => {
  for (const language of languages) {
    const { seo, shell } = messagesOf(language);
    const titles = cities.map(({ [language]: city }) => seo.search.title({ city, brand: shell.brand.mabeet }));
    expect(new Set(titles).size).toBe(cities.length);
  }
});
