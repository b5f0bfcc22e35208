import type { Page } from "@playwright/test";
import { stayQuery } from "../steps/property.ts";
import {
  afterChange,
  cards,
  desktop,
  expectOnlyFailedCalls,
  phone,
  properties,
  sortOnDesktop,
  words,
} from "../steps/results.ts";
import { expect, test } from "../steps/test.ts";
import { journeyVariants, variants } from "../steps/variants.ts";

const { mabeetSa, tajawalSa } = variants;

const offlineWords = {
  ar: {
    offline: "أنت غير متصل بالإنترنت",
    later: "حاول مرة أخرى عند عودة الاتصال",
    currency: "العملة",
    city: "جدة",
    other: "English",
  },
  en: {
    offline: "You are offline",
    later: "Please try again when you are back online",
    currency: "Currency",
    city: "Jeddah",
    other: "العربية",
  },
} as const;

for (const { title, language, site } of journeyVariants(
  "Back, Forward, reload and a shared link show what a guest saw",
  [mabeetSa.englishDesktop, tajawalSa.arabicDesktop],
)) {
  test(title, async ({ page, visit, context }) => {
    await page.setViewportSize(desktop);
    await visit(site, `/${language}/chalets/search?cityId=5`);
    const recommended = await properties(page);
    await sortOnDesktop(page, language, words[language].price);
    await expect(page).toHaveURL(/sortBy=price-asc/);
    const cheapest = await afterChange(page, recommended);

    await page.getByRole("link", { name: words[language].more }).click();
    await expect(page).toHaveURL(/sortBy=price-asc&pageNo=2/);
    await expect(cards(page).nth(10)).toBeAttached();
    const seen = await properties(page);
    expect(seen.slice(0, 10)).toEqual(cheapest);
    await cards(page).nth(10).getByRole("heading").scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    await cards(page).nth(10).getByRole("heading").getByRole("link").click();
    await expect(page).toHaveURL(/chalet\/details\/\d+/);
    await page.goBack();
    await expect.poll(() => properties(page)).toEqual(seen);
    await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThanOrEqual(50);
    await page.goBack();
    await expect(page).not.toHaveURL(/sortBy/);
    await expect.poll(() => properties(page)).toEqual(recommended);
    await page.goForward();
    await expect.poll(() => properties(page)).toEqual(seen);
    await page.reload();
    await expect.poll(() => properties(page)).toEqual(seen);

    const friend = await context.newPage();
    await friend.goto(page.url());
    await expect.poll(() => properties(friend)).toEqual(seen);
  });
}

for (const { title, language, site } of journeyVariants(
  "a guest on a phone comes back to the very card, with every page there, also in the other language",
  [mabeetSa.arabicPhone, tajawalSa.englishPhone],
)) {
  test(title, async ({ page, visit }) => {
    const other = language === "ar" ? "en" : "ar";
    await page.setViewportSize(phone);
    await visit(site, `/${language}/mweb/chalets/search?cityId=5&${stayQuery}`);
    await expect(cards(page)).toHaveCount(10);
    for (const count of [20, 30]) {
      await page.getByRole("link", { name: words[language].more }).click();
      await expect(cards(page)).toHaveCount(count);
      await expect(page).toHaveURL(new RegExp(`pageNo=${count / 10}`));
    }
    const seen = await properties(page);
    expect(new Set(seen).size).toBe(30);
    await cards(page).nth(21).getByRole("heading").scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(3000);
    await cards(page).nth(21).getByRole("heading").getByRole("link").click();
    await expect(page).toHaveURL(/chalet\/details\/\d+/);
    await page.goBack();
    await expect(cards(page)).toHaveCount(30);
    expect(await properties(page)).toEqual(seen);
    await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThanOrEqual(50);
    await page.locator(`header a[hreflang=${other}]`).click();
    await expect(page.locator("html")).toHaveAttribute("lang", other);
    await expect(page).toHaveURL(new RegExp(`/${other}/mweb/chalets/search\\?cityId=5&.*pageNo=3`));
    await expect(page.getByRole("link", { name: words[other].more })).toBeVisible();
    expect(await properties(page)).toEqual(seen);
  });
}

for (const { title, language, site } of journeyVariants(
  "a guest without connection reads so, keeps language and currency, and the search continues when it is back",
)) {
  test(title, async ({ page, visit, context, browserErrors }) => {
    const { offline, later, currency, city, other } = offlineWords[language];
    await page.setViewportSize(desktop);
    await visit(site, `/${language}/chalets/search?cityId=5`);
    await context.setOffline(true);
    await expect(page.getByText(offline).first()).toBeVisible();
    await page.getByRole("banner").getByRole("link", { name: other }).click();
    await expect(page.getByText(later)).toBeVisible();
    const choice = page.getByRole("combobox", { name: currency });
    await choice.selectOption("AED");
    await expect(choice).toHaveValue("SAR");
    await searchFor(page, "cityId=1");
    await expect(page.getByRole("alert")).toContainText(offline);
    await context.setOffline(false);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(city);
    await expect(cards(page).first()).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(0);
    expectOnlyFailedCalls(browserErrors);
  });
}

/** Navigates to another search on the client, as Back would. */
async function searchFor(page: Page, query: string) {
  await page.evaluate((search) => {
    history.pushState(null, "", `?${search}`);
    dispatchEvent(new PopStateEvent("popstate", { state: null }));
  }, query);
}
