import type { Page } from "@playwright/test";
import { displayDay } from "#domain/stay/calendar/display-day.ts";
import { addDays } from "#domain/stay/day.ts";
import { heroStay } from "#domain/stay/default-stay.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { writeUrlDay } from "#domain/stay/url-day.ts";
import { calendarOf } from "../steps/date-picker.ts";
import { inDays } from "../steps/property.ts";
import { cards, desktop, phone } from "../steps/results.ts";
import { expect, test } from "../steps/test.ts";
import { journeyVariants, mainJourneyVariants } from "../steps/variants.ts";

const words = {
  ar: { where: /الوجهة/, city: "جدة", typed: "jed", search: "بحث", adults: "زيادة: البالغون", back: "رجوع" },
  en: { where: /Where/, city: "Jeddah", typed: "جده", search: "Search", adults: "Increase Adults", back: "Back" },
} as const;

const scrollOf = (page: Page) => page.evaluate(() => scrollY);
const homeOf = (isPhone: boolean) => (isPhone ? "/mweb/chalets/home" : "/chalets-home");

for (const { title, site, language, isPhone } of mainJourneyVariants(
  "a guest finds a home from the front page to its price",
)) {
  test(title, async ({ page, visit }) => {
    test.slow();
    const t = words[language];
    const box = page.getByRole("search");
    await page.setViewportSize(isPhone ? phone : desktop);
    await visit(site, `/${language}${homeOf(isPhone)}`);

    await test.step("the city is typed in the other script and chosen with the keys", async () => {
      const field = box.getByRole("link", { name: t.where });
      await field.focus();
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(/modals=CITY_PICKER_MODAL/);
      const list = page.getByRole("dialog");
      // On a phone the focus would open the keyboard of the screen over the list.
      if (isPhone) await list.getByRole("combobox").focus();
      await expect(list.getByRole("combobox")).toBeFocused();
      await page.keyboard.type(t.typed);
      await expect(list.getByRole("option").first()).toContainText(t.city);
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
      await expect(list).toBeHidden();
      await expect(page).not.toHaveURL(/modals/);
      await expect(field).toContainText(t.city);
      await expect(field).toBeFocused();
    });

    await test.step("days and guests are chosen, and one press searches", async () => {
      const calendar = calendarOf(page, language);
      await calendar.checkIn.click();
      await expect(calendar.day(inDays(20))).toBeAttached();
      await calendar.pick(inDays(20));
      await calendar.pick(inDays(22));
      await calendar.holds([inDays(20), inDays(22)]);
      await page.locator("#search summary").click();
      for (let adults = 0; adults < 2; adults++) await page.getByRole("button", { name: t.adults }).click();
      await box.getByRole("button", { name: t.search, exact: true }).click();
      const days = `checkIn=${writeUrlDay(inDays(20))}&checkOut=${writeUrlDay(inDays(22))}`;
      await expect(page).toHaveURL(new RegExp(`cityId=1&${days}.*adults=2`));
      await expect(page.getByRole("heading", { level: 1 })).toContainText(t.city);
    });

    const link = cards(page).nth(3).locator("h2 a, h3 a");
    // Playwright scrolls until the target is not covered; the position is read after that.
    await link.click({ trial: true });
    const before = await scrollOf(page);

    await test.step("the page of a home has its name, the guests and the price", async () => {
      const name = await link.innerText();
      await link.click();
      await expect(page).toHaveURL(/details\/\d+.*adults=2/);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
      await expect(page.locator("#price output")).toHaveText("2");
      await expect(page.locator("[data-total]")).toBeVisible();
    });

    await test.step("Back leads to the same position in the results, and to the front page", async () => {
      if (isPhone) await page.getByRole("link", { name: t.back, exact: true }).click();
      else await page.goBack();
      await expect(link).toBeVisible();
      await expect.poll(async () => Math.abs((await scrollOf(page)) - before)).toBeLessThan(50);
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(homeOf(isPhone)));
    });
  });
}

const lastWords = {
  ar: { city: "جدة", last: "نعرض آخر تواريخ اخترتها", clear: "مسح", riyadh: "الرياض" },
  en: { city: "Jeddah", last: "Showing your last dates", clear: "Clear", riyadh: "Riyadh" },
} as const;

for (const { title, site, language, isPhone } of journeyVariants(
  "a guest who returns finds the last city and dates, and removes them",
)) {
  test(title, async ({ page, visit }) => {
    const t = lastWords[language];
    const today = todayInRiyadh(new Date());
    const stay = { checkInDate: addDays(today, 30), checkOutDate: addDays(today, 33) };
    const box = page.getByRole("search");
    const stored = () => page.evaluate(() => localStorage.getItem("SEARCH_BOX_STATE"));
    const lastSearch = JSON.stringify({ cityId: 1, ...stay });
    await page.setViewportSize(isPhone ? phone : desktop);
    await page.addInitScript((saved) => {
      if (!localStorage.getItem("SEARCH_BOX_STATE")) localStorage.setItem("SEARCH_BOX_STATE", saved);
    }, lastSearch);

    await test.step("the results take the dates where the address names none, until one press removes them", async () => {
      await visit(site, `/${language}${isPhone ? "/mweb" : ""}/chalets/search?cityId=5`);
      await expect(page).toHaveURL(new RegExp(`checkIn=${writeUrlDay(stay.checkInDate)}`));
      await expect(page.getByText(t.last)).toBeVisible();
      await page.getByRole("status").getByRole("button", { name: t.clear }).click();
      await expect(page).not.toHaveURL(/checkIn=/);
      await expect(page.getByRole("heading", { level: 1 })).toContainText(t.riyadh);
    });

    await test.step("the box of the front page has them, and the address comes first", async () => {
      // The page of results stores what it shows, so the search is stored on another page.
      await visit(site, `/${language}/help`);
      await page.evaluate((last) => localStorage.setItem("SEARCH_BOX_STATE", last), lastSearch);
      await visit(site, `/${language}${homeOf(isPhone)}`);
      await expect(box).toContainText(t.city);
      await expect(box).toContainText(displayDay(stay.checkInDate, language));
      await expect(box).toContainText(t.last);
      await box.getByRole("button", { name: t.clear }).click();
      await expect(box).not.toContainText(t.last);
      if (!isPhone) await expect(box).toContainText(displayDay(heroStay(today).checkIn, language));
      expect(await stored()).toContain('"checkInDate":null');
      await visit(site, `/${language}${homeOf(isPhone)}?cityId=5`);
      await expect(box).toContainText(t.riyadh);
    });
  });
}
