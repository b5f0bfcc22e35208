import { addDays } from "#domain/stay/day.ts";
import { writeUrlDay } from "#domain/stay/url-day.ts";
import { ANY, desktop, opened, today } from "../steps/date-picker.ts";
import { inDays } from "../steps/property.ts";
import { expect, test } from "../steps/test.ts";
import { journeyVariants, variants } from "../steps/variants.ts";

const { mabeetSa } = variants;

test.use({ viewport: desktop, contextOptions: { reducedMotion: "no-preference" } });

for (const { title, language } of journeyVariants(
  "a guest chooses with the keyboard only, and has the field's focus back",
  [mabeetSa.arabicDesktop, mabeetSa.englishDesktop],
)) {
  test(title, async ({ page, visit }) => {
    const calendar = await opened(page, visit, ANY, language);
    const focusedDay = () => page.evaluate(() => (document.activeElement as HTMLElement).dataset.day ?? "");
    await expect(calendar.day(today)).toBeFocused();

    await test.step("arrows move by days in reading direction and by weeks", async () => {
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

    await test.step("a month and the ends of a week are one key away", async () => {
      await page.keyboard.press("Enter");
      await expect(calendar.day(inDays(1))).toBeFocused();
      await page.keyboard.press("PageDown");
      await page.keyboard.press("ArrowDown");
      await expect.poll(async () => (await focusedDay()) > inDays(30)).toBe(true);
      const start = await focusedDay();
      const sunday = addDays(start, -new Date(start).getUTCDay());
      await page.keyboard.press("Home");
      await expect.poll(focusedDay).toBe(sunday);
      await page.keyboard.press("End");
      await expect.poll(focusedDay).toBe(addDays(sunday, 6));
      for (let months = 0; months < 3; months++) await page.keyboard.press("PageUp");
      await expect.poll(async () => (await focusedDay()).slice(0, 7)).toBe(today.slice(0, 7));
    });

    await test.step("Escape completes one night and gives the focus back", async () => {
      await calendar.clear.click();
      await calendar.pick(inDays(10));
      await page.keyboard.press("Escape");
      await calendar.holds([inDays(10), inDays(11)]);
      await expect(calendar.checkIn).toBeFocused();
    });
  });
}

for (const { title, language } of journeyVariants(
  "a guest points at days, and a press outside completes the stay, follows its link or searches",
  [mabeetSa.arabicDesktop],
)) {
  test(title, async ({ page, visit }) => {
    test.slow();
    const calendar = await opened(page, visit, ANY, language);

    await test.step("pointing at a day shows the nights it would make", async () => {
      await calendar.pick(inDays(1));
      await calendar.day(inDays(4)).hover();
      await expect(calendar.day(inDays(4)).locator(".day-hint")).toHaveText("3 ليالٍ");
      await expect(calendar.day(inDays(3))).toHaveAttribute("data-preview", "within");
    });

    await test.step("a link outside is followed, and Back leads to the page without the calendar", async () => {
      const link = page.getByRole("main").getByRole("link").first();
      const to = (await link.getAttribute("href")) ?? "";
      await link.click();
      await expect(page).toHaveURL((url) => url.pathname + url.search === to);
      await page.goBack();
      await expect(page).toHaveURL(/gallery\/date-picker$/);
    });

    await test.step("on the collapsed bar the page behind is dimmed, and a tap there completes", async () => {
      await opened(page, visit, "/gallery/date-picker-collapsed", language);
      await expect(page.locator(".stay-backdrop")).toHaveCSS("background-color", /0\.4\)$/);
      await calendar.pick(inDays(3));
      await page.mouse.click(20, 500);
      await calendar.holds([inDays(3), inDays(4)]);
    });

    await test.step("a link with the calendar open scrolls to the fields", async () => {
      await page.setViewportSize({ width: 1280, height: 500 });
      await visit("mabeet-sa", `/${language}/gallery/date-picker?modals=DATE_PICKER_MODAL`);
      await expect(calendar.dialog).toBeVisible();
      await expect(calendar.checkIn).toBeInViewport();
      await page.setViewportSize(desktop);
    });

    await test.step("one press on Search ends the choice of dates and searches with them", async () => {
      await visit("mabeet-sa", `/${language}/chalets-home`);
      await calendar.checkIn.click();
      await expect(calendar.day(inDays(5))).toBeVisible();
      await calendar.pick(inDays(5));
      await page.getByRole("main").getByRole("button", { name: "بحث", exact: true }).click();
      const days = `checkIn=${writeUrlDay(inDays(5))}&checkOut=${writeUrlDay(inDays(6))}`;
      await expect(page).toHaveURL(new RegExp(`chalets/search\\?.*${days}`));
      await expect(page).not.toHaveURL(/modals/);
    });
  });
}
