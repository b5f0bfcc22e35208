import { displayDay } from "#domain/stay/calendar/display-day.ts";
import { ANY, opened, phone, today } from "../steps/date-picker.ts";
import { inDays } from "../steps/property.ts";
import { expect, test } from "../steps/test.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test.use({ viewport: phone, hasTouch: true });

test("five months stand one below the other, the current one first", async ({ page, visit }) => {
  const calendar = await opened(page, visit, ANY);
  await expect(calendar.dialog.getByRole("grid")).toHaveCount(5);
  await expect(calendar.dialog.locator("[data-day]").first()).toHaveAttribute("data-day", `${today.slice(0, 7)}-01`);
});

test("tabs show their dates and move the choice only", async ({ page, visit }) => {
  const calendar = await opened(page, visit, ANY);
  const [arrive, leave] = [calendar.dialog.getByRole("tab").first(), calendar.dialog.getByRole("tab").last()];
  await expect(leave).toHaveAttribute("aria-disabled", "true");
  await calendar.pick(inDays(3));
  await expect(leave).toHaveAttribute("aria-selected", "true");
  await arrive.tap();
  await expect(arrive).toHaveAttribute("aria-selected", "true");
  await expect(arrive).toContainText(displayDay(inDays(3), "ar").slice(0, 2));
  await calendar.pick(inDays(2));
  await calendar.pick(inDays(4));
  await calendar.holds([inDays(2), inDays(4)]);
});

for (const closing of ["the close button", "Back", "Escape"]) {
  test(`${closing} discards: the saved dates come back`, async ({ page, visit }) => {
    const calendar = await opened(page, visit, ANY);
    await calendar.pick(inDays(3));
    await calendar.pick(inDays(6));
    await calendar.holds([inDays(3), inDays(6)]);
    await calendar.checkIn.tap();
    await calendar.pick(inDays(1));
    if (closing === "Back") await page.goBack();
    else if (closing === "Escape") await page.keyboard.press("Escape");
    else await calendar.dialog.getByRole("button", { name: "إغلاق" }).tap();
    await calendar.holds([inDays(3), inDays(6)]);
  });
}

test("Select says the nights and completes", async ({ page, visit }) => {
  const calendar = await opened(page, visit, ANY);
  await calendar.pick(inDays(2));
  await calendar.pick(inDays(5));
  await calendar.checkIn.tap();
  await expect(calendar.select).toHaveText(/3 ليالٍ/);
  await calendar.select.tap();
  await calendar.holds([inDays(2), inDays(5)]);
});
