import type { Page } from "@playwright/test";
import { expect } from "./guest.ts";

export const phone = { width: 390, height: 844 };
/** Wide enough for pages and the rail, too narrow for the map beside them. */
export const desk = { width: 1100, height: 800 };
export const SEARCH = "**/api/accommodation/property/search";
export const ADVANCED = "**/api/accommodation/property/advance-search";

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

export const cards = (page: Page) => page.locator("ul:not(.home-row) > li > article");
/** Which homes are on the screen, in their order. */
export const homes = (page: Page) =>
  cards(page).evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset.home));
/** What each stay costs; the price before a discount is struck out and does not count. */
export const prices = (page: Page) =>
  cards(page).evaluateAll((all) =>
    all.map((each) => {
      const card = each.cloneNode(true) as HTMLElement;
      for (const before of card.querySelectorAll("del")) before.remove();
      const [, after, ahead] = /([\d,]+)\s+SAR|SAR\s+([\d,]+)/.exec(card.textContent ?? "") ?? [];
      return Number((after ?? ahead)?.replaceAll(",", ""));
    }),
  );

/** Waits for another list and tells which homes are in it. */
export async function afterChange(page: Page, before: (string | undefined)[]) {
  await expect.poll(() => homes(page)).not.toEqual(before);
  return homes(page);
}

/** A call that failed is also reported by the browser itself; nothing else may be. */
export function expectOnlyFailedCalls(complaints: string[]) {
  expect(complaints.filter((said) => !/Failed to load resource|Failed to fetch|ApiProblem/.test(said))).toEqual([]);
  complaints.splice(0);
}

export async function sortAtDesk(page: Page, language: keyof typeof words, label: string) {
  await page.getByLabel(words[language].sort).selectOption({ label });
}

export async function sortOnPhone(page: Page, language: keyof typeof words, label: string) {
  await page.getByRole("button", { name: new RegExp(words[language].sort) }).click();
  await page.getByRole("dialog").getByRole("radio", { name: label }).click();
}
