import type { BrowserContext, Page } from "@playwright/test";
import { displayMonth } from "#domain/stay/calendar/display-day.ts";
import { addMonths, monthOf } from "#domain/stay/calendar/month.ts";
import { writeUrlDay } from "#domain/stay/url-day.ts";
import { addressOf } from "../steps/address.ts";
import { today } from "../steps/date-picker.ts";
import { hydrate } from "../steps/hydrate.ts";
import { inDays } from "../steps/property.ts";
import { desktop, phone } from "../steps/results.ts";
import { expect, test } from "../steps/test.ts";
import { nameOf, testMatrix } from "../steps/variants.ts";

const words = {
  ar: {
    weekend: /أي نهاية أسبوع في/,
    nights: /3 ليالٍ في/,
    days: /± يومان/,
    forget: "مسح",
    list: "تواريخ يمكنك اختيارها",
    sentences: {
      weekends: "شاليه في الطائف نهاية أسبوع في",
      days: "الطائف غدا ± يومين",
      removeDays: "إزالة ± يومان",
      unclear: "أي نهاية أسبوع في الطائف",
      said: /«أي نهاية أسبوع»: اذكر الشهر/,
    },
    where: /الوجهة/,
    show: "عرض النتائج",
  },
  en: {
    weekend: /Any weekend in/,
    nights: /3 nights in/,
    days: /± 2 days/,
    forget: "Clear",
    list: "Dates you can choose",
    sentences: {
      weekends: "chalet in Taif any weekend of",
      days: "Taif tomorrow ± 2 days",
      removeDays: "Remove ± 2 days",
      unclear: "any weekend in Taif",
      said: /“any weekend”: please name the month/,
    },
    where: /Where/,
    show: "Show results",
  },
} as const;

const month = monthOf(addMonths(today, 1));
const homeOf = (isPhone: boolean) => (isPhone ? "/mweb/chalets/home" : "/chalets-home");
const field = (page: Page) => page.locator('[data-stay-field="check-in"]');

async function another(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address);
  await hydrate(page);
  return page;
}

for (const variant of testMatrix.first) {
  const { site, language, isPhone } = variant;
  test(`a choice in the address of the front page is in its box, and stays after a search (${nameOf(variant)})`, async ({
    page,
    visit,
  }) => {
    const home = `/${language}${homeOf(isPhone)}`;
    await page.setViewportSize(isPhone ? phone : desktop);
    await visit(site, `${home}?cityId=5&nights=3&month=${month}`);
    await expect(field(page)).toHaveText(words[language].nights);
    await page.reload();
    await hydrate(page);
    await expect(field(page)).toHaveText(words[language].nights);
    await page.locator("#search button[type=submit]").click();
    await expect(page).toHaveURL(new RegExp(`cityId=5&nights=3&month=${month}$`));
    await expect(page.getByRole("heading", { level: 2, name: words[language].nights })).toBeVisible();
    await page.goBack();
    await expect(field(page)).toHaveText(words[language].nights);

    const tab = await another(page.context(), addressOf(site, home));
    await expect(field(tab)).toHaveText(words[language].nights);
    await tab.goto(addressOf(site, `${home}?cityId=1`));
    await hydrate(tab);
    const recent = tab.getByRole("link", { name: words[language].nights }).filter({ hasText: "·" });
    await expect(recent).toHaveAttribute("href", new RegExp(`cityId=5&nights=3&month=${month}`));
  });
}

for (const variant of testMatrix.second) {
  const { site, language, isPhone } = variant;
  test(`days around a stay are stored with it, and cleared with it (${nameOf(variant)})`, async ({ page, visit }) => {
    const home = `/${language}${homeOf(isPhone)}`;
    const stay = `checkIn=${writeUrlDay(inDays(30))}&checkOut=${writeUrlDay(inDays(32))}`;
    await page.setViewportSize(isPhone ? phone : desktop);
    await visit(site, `${home}?cityId=5&${stay}&flex=2`);
    await expect(page.locator("#search")).toContainText(words[language].days);
    await page.locator("#search button[type=submit]").click();
    await expect(page).toHaveURL(new RegExp(`${stay}&flex=2$`));
    const tab = await another(page.context(), addressOf(site, home));
    await expect(tab.locator("#search")).toContainText(words[language].days);
    await tab.getByRole("button", { name: words[language].forget, exact: true }).click();
    await expect(tab.getByRole("button", { name: words[language].forget, exact: true })).toHaveCount(0);
    await tab.reload();
    await hydrate(tab);
    await expect(tab.locator("#search")).not.toContainText(words[language].days);
    // The first tab goes on with what its address says.
    await page.reload();
    await expect(page.getByRole("list", { name: words[language].list }).getByRole("listitem")).toHaveCount(5);
  });
}

for (const variant of testMatrix.first) {
  const { site, language, isPhone } = variant;
  const t = words[language];
  test(`a sentence about a month or days around a stay leads to flexible dates (${nameOf(variant)})`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize(isPhone ? phone : desktop);
    await visit(site, `/${language}${homeOf(isPhone)}`);
    await page.getByRole("search").getByRole("link", { name: t.where }).click();
    const dialog = page.getByRole("dialog").filter({ has: page.getByRole("combobox") });
    const typed = dialog.getByRole("combobox");
    await typed.fill(t.sentences.unclear);
    await expect(dialog.getByText(t.sentences.said)).toBeVisible();
    await typed.fill(t.sentences.days);
    await dialog.getByRole("button", { name: t.sentences.removeDays }).click();
    await expect(dialog.getByRole("button", { name: t.sentences.removeDays })).toHaveCount(0);
    await typed.fill(`${t.sentences.weekends} ${displayMonth(month, language)}`);
    await expect(dialog.getByRole("button", { name: t.weekend })).toBeVisible();
    await dialog.getByRole("button", { name: t.show }).click();
    await expect(page).toHaveURL(new RegExp(`cityId=4&flex=weekends&month=${month}&propertyTypes=1`));
    await expect(page.getByRole("heading", { level: 2, name: t.weekend })).toBeVisible();
    await expect(page.getByRole("list", { name: t.list }).locator('[aria-current="true"]')).toBeInViewport();
  });
}
