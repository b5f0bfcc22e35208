import AxeBuilder from "@axe-core/playwright";
import { displayDay } from "#domain/stay/calendar/display-day.ts";
import { ANY, calendarOf, firstBooked, HOME, opened, phone, today, words } from "../steps/date-picker.ts";
import { inDays } from "../steps/property.ts";
import { expect, test } from "../steps/test.ts";
import { journeyVariants, variants } from "../steps/variants.ts";

const { mabeetSa } = variants;

test.use({ viewport: phone, hasTouch: true, contextOptions: { reducedMotion: "no-preference" } });

for (const { title, language } of journeyVariants("a guest chooses days in a sheet, and leaves it in three ways", [
  mabeetSa.arabicPhone,
])) {
  test(title, async ({ page, visit }) => {
    const calendar = await opened(page, visit, ANY, language);

    await test.step("five months stand one below the other, the current one first", async () => {
      await expect(calendar.dialog.getByRole("grid")).toHaveCount(5);
      const first = calendar.dialog.locator("[data-day]").first();
      await expect(first).toHaveAttribute("data-day", `${today.slice(0, 7)}-01`);
    });

    await test.step("tabs show their dates and move the choice only", async () => {
      const [arrive, leave] = [calendar.dialog.getByRole("tab").first(), calendar.dialog.getByRole("tab").last()];
      await expect(leave).toHaveAttribute("aria-disabled", "true");
      await calendar.pick(inDays(3));
      await expect(leave).toHaveAttribute("aria-selected", "true");
      await arrive.tap();
      await expect(arrive).toHaveAttribute("aria-selected", "true");
      await expect(arrive).toContainText(displayDay(inDays(3), language).slice(0, 2));
      await calendar.pick(inDays(2));
      await calendar.pick(inDays(4));
      await calendar.holds([inDays(2), inDays(4)]);
    });

    for (const closing of ["the close button", "Back", "Escape"]) {
      await test.step(`${closing} discards: the saved dates come back`, async () => {
        await calendar.checkIn.tap();
        await calendar.pick(inDays(1));
        if (closing === "Back") await page.goBack();
        else if (closing === "Escape") await page.keyboard.press("Escape");
        else await calendar.dialog.getByRole("button", { name: "إغلاق" }).tap();
        await calendar.holds([inDays(2), inDays(4)]);
      });
    }

    await test.step("Select says the nights and completes", async () => {
      await calendar.checkIn.tap();
      await expect(calendar.select).toHaveText(/ليلتان|ليلتين|2/);
      await calendar.select.tap();
      await calendar.holds([inDays(2), inDays(4)]);
    });
  });
}

for (const { title, language } of journeyVariants(
  "a guest meets no barriers in a calendar with booked days and a message",
  [mabeetSa.arabicPhone, mabeetSa.englishPhone],
)) {
  test(title, async ({ page, visit }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await visit("mabeet-sa", `/${language}${HOME}`);
    const calendar = calendarOf(page, language);
    const booked = calendar.day(inDays(firstBooked + 1));
    await expect(booked).toHaveAttribute("data-state", "blocked");
    await expect(booked).toHaveAccessibleName(language === "ar" ? /محجوز/ : /booked/);
    await calendar.pick(inDays(firstBooked + 1));
    await expect(calendar.checkIn).toHaveText(words[language].none);
    const { violations } = await new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target}`)).toEqual([]);
  });
}
