import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

export const phone = { width: 390, height: 844 };
/** Wide enough for the filter rail, too narrow for the map beside it. */
export const desktop = { width: 1100, height: 800 };

export const words = {
  ar: {
    more: "عرض المزيد",
    again: "إعادة المحاولة",
    sort: "الترتيب حسب",
    price: "الأقل سعرًا",
    rating: "الأعلى تقييمًا",
  },
  en: { more: "Show more", again: "Try again", sort: "Sort by", price: "Lowest price", rating: "Highest rated" },
} as const;

export const cards = (page: Page) => page.locator("ul:not(.property-row) > li > article");
/** The ids of the listed properties, in order. */
export const properties = (page: Page) =>
  cards(page).evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset.property));

/** Waits until the list changes and returns its properties. */
export async function afterChange(page: Page, before: (string | undefined)[]) {
  await expect.poll(() => properties(page)).not.toEqual(before);
  return properties(page);
}

/** Chromium logs a failed call by itself; no other error is allowed. */
export function expectOnlyFailedCalls(browserErrors: string[]) {
  expect(
    browserErrors.filter((message) => !/Failed to load resource|Failed to fetch|ApiProblem/.test(message)),
  ).toEqual([]);
  browserErrors.splice(0);
}

export async function sortOnDesktop(page: Page, language: keyof typeof words, label: string) {
  await page.getByLabel(words[language].sort).selectOption({ label });
}
