import type { Page } from "@playwright/test";
import { maxDateOf } from "#domain/stay/calendar/calendar-window.ts";
import { displayMonth } from "#domain/stay/calendar/display-day.ts";
import { addMonths, monthOf } from "#domain/stay/calendar/month.ts";
import { writeUrlDay } from "#domain/stay/url-day.ts";
import { addressOf } from "../steps/address.ts";
import { today } from "../steps/date-picker.ts";
import { inDays } from "../steps/property.ts";
import { desktop, expectOnlyFailedCalls, phone, prices, properties } from "../steps/results.ts";
import { expect, test } from "../steps/test.ts";
import { nameOf, testMatrix } from "../steps/variants.ts";

const words = {
  ar: {
    flexible: "تواريخ مرنة",
    days: "± 3 أيام",
    twoDays: "± يومان",
    select: /^اختيار/,
    list: "تواريخ يمكنك اختيارها",
    cheapest: "الأرخص",
    chosen: /نعرض أرخص التواريخ/,
    weekend: /أي نهاية أسبوع في/,
    nights: "عدد من الليالي",
    failed: "تعذّر تحميل التواريخ الأخرى.",
    exact: "تواريخ محددة",
  },
  en: {
    flexible: "Flexible",
    days: "± 3 days",
    twoDays: "± 2 days",
    select: /^Select/,
    list: "Dates you can choose",
    cheapest: "Cheapest",
    chosen: /Showing the cheapest dates/,
    weekend: /Any weekend in/,
    nights: "Number of nights",
    failed: "We couldn’t load the other dates.",
    exact: "Exact dates",
  },
} as const;

const homeOf = (isPhone: boolean) => (isPhone ? "/mweb/chalets/home" : "/chalets-home");
const searchOf = (isPhone: boolean) => (isPhone ? "/mweb/chalets/search" : "/chalets/search");
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

/** The number in a text such as `from SAR 1,234`. */
const amountIn = (text: string) =>
  Number(/([\d,]+)\s*(?:SAR|ر)|SAR\s*([\d,]+)/.exec(text)?.slice(1).find(Boolean)?.replaceAll(",", ""));

for (const variant of testMatrix.first) {
  const { site, language, isPhone } = variant;
  test(`a guest who may come three days earlier or later compares the dates (${nameOf(variant)})`, async ({
    page,
    visit,
  }) => {
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

for (const variant of testMatrix.second) {
  const { site, language, isPhone } = variant;
  test(`a guest without dates chooses any weekend of a month and sees the cheapest (${nameOf(variant)})`, async ({
    page,
    visit,
  }) => {
    const month = monthOf(addMonths(today, 1));
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

for (const { site, language } of testMatrix.englishDesktop) {
  test(`the lowest total of the strip is that of the cheapest home in the list (${site}, ${language})`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize(desktop);
    const month = monthOf(maxDateOf(today, 2));
    await visit(site, `/${language}/chalets/search?cityId=5&nights=3&month=${month}&sortBy=price-asc`);
    const cheapest = choices(page, language).filter({ hasText: words[language].cheapest });
    const [total] = await prices(page);
    expect(amountIn((await cheapest.locator("[aria-hidden]").innerText()).replaceAll("\u00a0", " "))).toBe(total);
  });
}

for (const { site, language } of testMatrix.arabicPhone) {
  test(`totals that cannot be loaded leave the list, and another try brings them (${site}, ${language})`, async ({
    page,
    visit,
    browserErrors,
  }) => {
    await page.setViewportSize(phone);
    await visit(site, `/${language}${searchOf(true)}?cityId=5&${stay(20, 22)}&flex=1`);
    await page.route("**/api/accommodation/property/flexible-dates", (route) =>
      route.fulfill({ status: 503, json: {} }),
    );
    await page.getByRole("link", { name: words[language].twoDays }).click();
    await expect(page).toHaveURL(/flex=2/);
    await expect(page.getByText(words[language].failed)).toBeVisible();
    expect((await properties(page)).length).toBeGreaterThan(0);
    await page.unroute("**/api/accommodation/property/flexible-dates");
    await page.getByText(words[language].failed).getByRole("link").click();
    await expect(choices(page, language)).toHaveCount(5);
    expectOnlyFailedCalls(browserErrors);
  });
}

for (const { surface, size, path } of [
  { surface: "on a desktop", size: desktop, path: "/en/chalets-home" },
  { surface: "on a phone", size: phone, path: "/ar/mweb/chalets/home" },
]) {
  test(`without JavaScript flexibility is a form and each choice a link (${surface})`, async ({ browser }) => {
    const page = await (await browser.newContext({ javaScriptEnabled: false, viewport: size })).newPage();
    const language = path.startsWith("/en") ? "en" : "ar";
    await page.goto(addressOf("mabeet-sa", path));
    const form = page.locator("#search form");
    await form.locator("input[name=where]").fill(language === "en" ? "Riyadh" : "الرياض");
    await form.locator("select[name=flex]").selectOption("weekends");
    await form.locator("select[name=month]").selectOption(monthOf(addMonths(today, 1)));
    await form.locator("button[type=submit]").click();
    await expect(page.getByText(words[language].chosen)).toBeVisible();
    await choices(page, language).filter({ hasNotText: words[language].cheapest }).getByRole("link").first().click();
    await expect(page).toHaveURL(/checkIn=.*flex=weekends/);
    await expect(choices(page, language).locator('[aria-current="true"]')).toHaveCount(1);
    await page.goto(
      addressOf("mabeet-sa", `/${language}${searchOf(language === "ar")}?cityId=5&${stay(60, 62)}&flex=3`),
    );
    expect(await isInLine(page, language)).toBe(true);
    expect((await properties(page)).length).toBeGreaterThan(0);
  });
}

test("a month that is over is said to be replaced", async ({ page, visit }) => {
  await visit("mabeet-sa", "/en/chalets/search?cityId=5&flex=weekends&month=2020-01");
  await expect(page.getByText("The dates in this link can’t be booked.")).toBeVisible();
});
