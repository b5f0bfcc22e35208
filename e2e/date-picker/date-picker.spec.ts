import AxeBuilder from "@axe-core/playwright";
import { displayDay } from "#domain/stay/calendar/display-day.ts";
import { ANY, desktop, firstBooked, HOME, opened, phone, today, words } from "../steps/date-picker.ts";
import { inDays } from "../steps/property.ts";
import { expect, test } from "../steps/test.ts";
import { testMatrix } from "../steps/variants.ts";

for (const { language, isPhone } of testMatrix.first) {
  test.describe(`a guest ${isPhone ? "on a phone" : "on a desktop"} in ${language}`, () => {
    test.use({ viewport: isPhone ? phone : desktop, hasTouch: isPhone });

    test("taps two days and has a stay", async ({ page, visit }) => {
      const calendar = await opened(page, visit, ANY, language);
      await calendar.pick(inDays(3));
      await expect(calendar.dialog).toBeVisible();
      await expect(calendar.checkIn).toHaveText(displayDay(inDays(3), language));
      await calendar.pick(inDays(5));
      await calendar.holds([inDays(3), inDays(5)]);
    });

    test("completes with Select after one tap and stays one night", async ({ page, visit }) => {
      const calendar = await opened(page, visit, ANY, language);
      await expect(calendar.select).toHaveAttribute("aria-disabled", "true");
      await calendar.pick(inDays(3));
      await calendar.select.click();
      await calendar.holds([inDays(3), inDays(4)]);
    });

    test("chooses with the keyboard only, and has the field's focus back", async ({ page, visit }) => {
      const calendar = await opened(page, visit, ANY, language);
      await expect(calendar.day(today)).toBeFocused();
      const [onwards, backwards] = language === "ar" ? ["ArrowLeft", "ArrowRight"] : ["ArrowRight", "ArrowLeft"];
      await page.keyboard.press(onwards);
      await page.keyboard.press(onwards);
      await expect(calendar.day(inDays(2))).toBeFocused();
      await page.keyboard.press(backwards);
      await expect(calendar.day(inDays(1))).toBeFocused();
      await page.keyboard.press("Enter");
      await page.keyboard.press("ArrowDown");
      await expect(calendar.day(inDays(8))).toBeFocused();
      await page.keyboard.press("Space");
      await calendar.holds([inDays(1), inDays(8)]);
      await expect(calendar.checkIn).toBeFocused();
    });

    test("meets no barriers while the calendar stands open with a message", async ({ page, visit }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      const calendar = await opened(page, visit, HOME, language);
      await calendar.pick(inDays(firstBooked + 1));
      const { violations } = await new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target}`)).toEqual([]);
    });

    test("finds booked days striped and said to be booked, and none of them chosen", async ({ page, visit }) => {
      const calendar = await opened(page, visit, HOME, language);
      const booked = calendar.day(inDays(firstBooked + 1));
      await expect(booked).toHaveAttribute("data-state", "blocked");
      await expect(booked).toHaveAttribute("aria-disabled", "true");
      await expect(booked).toHaveAccessibleName(language === "ar" ? /محجوز/ : /booked/);
      await expect(calendar.checkIn).toHaveText(words[language].none);
    });
  });
}
