import type { BrowserContext, Page } from "@playwright/test";
import { displayMonth } from "#domain/stay/calendar/display-day.ts";
import { addMonths, monthOf } from "#domain/stay/calendar/month.ts";
import { writeUrlDay } from "#domain/stay/url-day.ts";
import { expectAccessible } from "../accessibility/journey-checks.ts";
import { addressOf } from "../steps/address.ts";
import { today } from "../steps/date-picker.ts";
import { hydrate } from "../steps/hydrate.ts";
import { inDays } from "../steps/property.ts";
import { desktop, phone, properties } from "../steps/results.ts";
import { expect, test } from "../steps/test.ts";
import { journeyVariants } from "../steps/variants.ts";

const words = {
  ar: {
    flexible: "تواريخ مرنة",
    days: "± 3 أيام",
    select: /^اختيار/,
    list: "تواريخ يمكنك اختيارها",
    cheapest: "الأرخص",
    chosen: /نعرض أرخص التواريخ/,
    weekend: /أي نهاية أسبوع في/,
    nights: /3 ليالٍ في/,
    around: /± يومين/,
    forget: "مسح",
  },
  en: {
    flexible: "Flexible",
    days: "± 3 days",
    select: /^Select/,
    list: "Dates you can choose",
    cheapest: "Cheapest",
    chosen: /Showing the cheapest dates/,
    weekend: /Any weekend in/,
    nights: /3 nights in/,
    around: /± 2 days/,
    forget: "Clear",
  },
} as const;

const month = monthOf(addMonths(today, 1));
const homeOf = (isPhone: boolean) => (isPhone ? "/mweb/chalets/home" : "/chalets-home");
const choices = (page: Page, language: keyof typeof words) =>
  page.getByRole("list", { name: words[language].list }).getByRole("listitem");
const stay = (from: number, to: number) => `checkIn=${writeUrlDay(inDays(from))}&checkOut=${writeUrlDay(inDays(to))}`;

/** Whether the line of dates shows the current ones without being moved. */
const isInLine = (page: Page, language: keyof typeof words) =>
  choices(page, language)
    .locator('[aria-current="true"]')
    .evaluate((item) => {
      const [line, box] = [item.closest("ul")?.getBoundingClientRect(), item.getBoundingClientRect()];
      return line !== undefined && box.left >= line.left - 1 && box.right <= line.right + 1;
    });

for (const { title, site, language, isPhone } of journeyVariants(
  "a guest who may come three days earlier or later compares the dates",
)) {
  test(title, async ({ page, visit }) => {
    await page.setViewportSize(isPhone ? phone : desktop);
    await visit(site, `/${language}${homeOf(isPhone)}?cityId=5&${stay(20, 22)}`);
    await page.locator('[data-stay-field="check-in"]').click();
    const dialog = page.locator("[role=dialog]:has([data-day])");
    await dialog.getByRole("button", { name: words[language].days }).click();
    await dialog.getByRole("button", { name: words[language].select }).click();
    await expect(dialog).toHaveCount(0);
    await page.locator("#search button[type=submit]").click();
    await expect(page).toHaveURL(/checkIn=.*flex=3/);
    await expect(choices(page, language)).toHaveCount(7);
    await expectAccessible(page, "search-flexible");
    await expect(choices(page, language).filter({ hasText: words[language].cheapest })).toHaveCount(1);

    const first = choices(page, language).first().getByRole("link");
    await first.click();
    await expect(page).toHaveURL(new RegExp(`checkIn=${writeUrlDay(inDays(17))}.*flex=3`));
    const current = choices(page, language).nth(3).getByRole("link");
    await expect(current).toHaveAttribute("href", new RegExp(`checkIn=${writeUrlDay(inDays(17))}`));
    await expect(current).toHaveAttribute("aria-current", "true");
    expect(await isInLine(page, language)).toBe(true);
    const shown = await properties(page);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`checkIn=${writeUrlDay(inDays(20))}`));
    await page.goForward();
    await expect(page).toHaveURL(new RegExp(`checkIn=${writeUrlDay(inDays(17))}`));
    await page.reload();
    await expect.poll(() => properties(page)).toEqual(shown);
  });
}

for (const { title, site, language, isPhone } of journeyVariants(
  "a guest without dates chooses any weekend of a month and sees the cheapest",
)) {
  test(title, async ({ page, visit }) => {
    await page.setViewportSize(isPhone ? phone : desktop);
    await visit(site, `/${language}${homeOf(isPhone)}?cityId=5`);
    await page.locator('[data-stay-field="check-in"]').click();
    const dialog = page
      .getByRole("dialog")
      .filter({ has: page.getByRole("button", { name: words[language].flexible }) });
    await dialog.getByRole("button", { name: words[language].flexible }).click();
    await dialog.getByRole("button", { name: displayMonth(month, language) }).click();
    await dialog.getByRole("button", { name: words[language].select }).click();
    await expect(page.locator('[data-stay-field="check-in"]')).toHaveText(words[language].weekend);
    await page.locator("#search button[type=submit]").click();
    await expect(page).toHaveURL(new RegExp(`cityId=5&flex=weekends&month=${month}$`));
    await expect(page.getByText(words[language].chosen)).toBeVisible();
    await expect(page.getByRole("heading", { level: 2, name: words[language].weekend })).toBeVisible();

    const cheapest = choices(page, language).filter({ hasText: words[language].cheapest });
    await expect(cheapest.getByRole("link")).toHaveAttribute("aria-current", "true");
    const other = choices(page, language).filter({ hasNotText: words[language].cheapest }).getByRole("link").first();
    await other.click();
    await expect(page).toHaveURL(new RegExp(`checkIn=.*flex=weekends&month=${month}$`));
    await expect(page.getByText(words[language].chosen)).toHaveCount(0);
  });
}

async function another(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address);
  await hydrate(page);
  return page;
}

for (const { title, site, language, isPhone } of journeyVariants(
  "a flexible choice is in the box of the front page, in another tab and among the recent searches",
)) {
  test(title, async ({ page, visit }) => {
    const home = `/${language}${homeOf(isPhone)}`;
    const field = (of: Page) => of.locator('[data-stay-field="check-in"]');
    await page.setViewportSize(isPhone ? phone : desktop);

    await test.step("the address of the front page fills the box, and the search has it", async () => {
      await visit(site, `${home}?cityId=5&nights=3&month=${month}`);
      await expect(field(page)).toHaveText(words[language].nights);
      await page.locator("#search button[type=submit]").click();
      await expect(page).toHaveURL(new RegExp(`cityId=5&nights=3&month=${month}$`));
      await expect(page.getByRole("heading", { level: 2, name: words[language].nights })).toBeVisible();
      await page.goBack();
      await expect(field(page)).toHaveText(words[language].nights);
    });

    const tab = await another(page.context(), addressOf(site, home));
    await test.step("another tab has it too, and lists it as a recent search of another city", async () => {
      await expect(field(tab)).toHaveText(words[language].nights);
      await tab.goto(addressOf(site, `${home}?cityId=1`));
      await hydrate(tab);
      const recent = tab.getByRole("link", { name: words[language].nights }).filter({ hasText: "·" });
      await expect(recent).toHaveAttribute("href", new RegExp(`cityId=5&nights=3&month=${month}`));
    });

    await test.step("days around a stay are stored with it, and cleared with it", async () => {
      await visit(site, `${home}?cityId=5&${stay(30, 32)}&flex=2`);
      await expect(page.locator("#search")).toContainText(words[language].around);
      await page.locator("#search button[type=submit]").click();
      await expect(page).toHaveURL(new RegExp(`${stay(30, 32)}&flex=2$`));
      await tab.goto(addressOf(site, home));
      await hydrate(tab);
      // Recent searches are links in the same box.
      const note = tab.locator("#search").getByText(words[language].around).and(tab.locator(":not(a *, a)")).first();
      await expect(note).toBeVisible();
      const forget = tab.getByRole("button", { name: words[language].forget, exact: true });
      await forget.click();
      await expect(forget).toHaveCount(0);
      await expect(note).toBeHidden();
      await tab.reload();
      await hydrate(tab);
      await expect(note).toBeHidden();
    });
  });
}
