import { expect, test } from "vitest";
import { featuresOf } from "#domain/site/features.ts";
import { leftToRight } from "#domain/text/left-to-right.ts";
import { type FilledPage, fillLegal } from "./fill-legal.ts";
import type { LegalPage } from "./legal-page.ts";
import { legalPages } from "./legal-pages.ts";

const features = featuresOf(["wallet", "mokafa"]);
const facts = { features, brand: "Mabeet", supportEmail: "support@example.test", supportPhone: "+966 800 000 0000" };
const names = Object.entries(legalPages);
const texts = names.flatMap(([name, byLanguage]) =>
  Object.entries(byLanguage).map(([language, page]): [string, LegalPage] => [`${name} in ${language}`, page]),
);

function wordsOf(page: LegalPage | FilledPage): string[] {
  const parts = page.sections.flatMap((section) => [section, ...(section.parts ?? [])]);
  return [page.title, page.intro, ...parts.flatMap(({ heading, body }) => [heading, ...body.flat()])];
}

function anchors(page: LegalPage): string[] {
  return page.sections.flatMap((section) => [section.id, ...(section.parts ?? []).map(({ id }) => id)]);
}

function shape(page: LegalPage): number[][] {
  const parts = page.sections.flatMap((section) => [section, ...(section.parts ?? [])]);
  return parts.map(({ body }) => body.map((block) => (typeof block === "string" ? 0 : block.length)));
}

test.each(names)("%s says the same in both languages, chapter by chapter", (_, { en, ar }) => {
  expect(anchors(ar)).toEqual(anchors(en));
  expect(shape(ar)).toEqual(shape(en));
  expect(ar.updated).toBe(en.updated);
});

test.each(names)("%s keeps the same numbers in both languages", (_, { en, ar }) => {
  const numbers = (page: LegalPage) =>
    new Set(
      wordsOf(page)
        .join(" ")
        .match(/\b(?:28|30|60|365)\b/g),
    );
  expect(numbers(ar)).toEqual(numbers(en));
});

test.each(texts)("%s is worth reading: 600 to 1,150 calm words, and every anchor once", (_, page) => {
  const words = wordsOf(page).join(" ");

  expect(words.split(/\s+/).length).toBeGreaterThanOrEqual(600);
  expect(words.split(/\s+/).length).toBeLessThanOrEqual(1150);
  expect(words).not.toMatch(/[!٠-٩]/);
  expect(new Set(anchors(page)).size).toBe(anchors(page).length);
});

test.each(texts)("%s speaks for the site that shows it, and leaves no gap open", (_, page) => {
  const words = wordsOf(fillLegal(page, facts, false)).join(" ");

  expect(words).not.toMatch(/[{}]/);
  expect(words).toContain("support@example.test");
  expect(words).toContain(leftToRight("+966 800 000 0000"));
});

test.each(texts)("%s mentions the demo only where the edition is one", (_, page) => {
  const live = fillLegal(page, facts, false);

  expect(live.demoNote).toBeNull();
  expect(wordsOf(live).join(" ")).not.toMatch(/\bdemo\b|تجريبي/i);
  expect(fillLegal(page, facts, true).demoNote).toBe(page.demoNote);
});

test("a site without the wallet says nothing about it", () => {
  const words = wordsOf(fillLegal(legalPages.help.en, { ...facts, features: featuresOf([]) }, false)).join(" ");
  expect(words).not.toMatch(/wallet|points|gift/i);
  expect(wordsOf(fillLegal(legalPages.help.en, facts, false)).join(" ")).toMatch(/wallet.*gift card.*points/is);
});
