import { displayDay } from "#domain/stay/calendar/display-day.ts";
import { addDays } from "#domain/stay/day.ts";
import { ANY, desktop, firstBooked, HOME, maxDate, opened, texts, words } from "../steps/date-picker.ts";
import { inDays } from "../steps/property.ts";
import { expect, test } from "../steps/test.ts";

test.use({ viewport: desktop });

test("a booked day as check-in is refused in words and nothing changes", async ({ page, visit }) => {
  const calendar = await opened(page, visit, HOME);
  await calendar.pick(inDays(firstBooked + 1));
  await expect(page.getByRole("status").filter({ hasText: texts.blocked })).toBeVisible();
  await expect(calendar.checkIn).toHaveText(words.ar.none);
});

test("a stay over a booked night is refused in words and the check-in is kept", async ({ page, visit }) => {
  const calendar = await opened(page, visit, HOME);
  await calendar.pick(inDays(2));
  await calendar.pick(inDays(firstBooked + 4));
  await expect(page.getByRole("status").filter({ hasText: texts.inRange })).toBeVisible();
  await expect(calendar.checkIn).toHaveText(displayDay(inDays(2), "ar"));
  await expect(calendar.checkOut).toHaveText(words.ar.none);
});

test("the first booked day is a day to leave, striped and said so", async ({ page, visit }) => {
  const calendar = await opened(page, visit, HOME);
  await calendar.pick(inDays(2));
  await expect(calendar.day(inDays(firstBooked))).toHaveAttribute("data-state", "check-out-only");
  await expect(calendar.day(inDays(firstBooked))).toHaveAccessibleName(/للمغادرة فقط/);
  await calendar.pick(inDays(firstBooked));
  await calendar.holds([inDays(2), inDays(firstBooked)]);
});

test("where only one night fits, it is chosen and the calendar closes", async ({ page, visit }) => {
  const calendar = await opened(page, visit, HOME);
  await calendar.pick(inDays(firstBooked - 1));
  await calendar.holds([inDays(firstBooked - 1), inDays(firstBooked)]);
});

test("more than 28 nights are greyed and refused in words", async ({ page, visit }) => {
  const calendar = await opened(page, visit, ANY);
  await calendar.pick(inDays(1));
  await calendar.pick(inDays(30));
  await expect(page.getByRole("status").filter({ hasText: texts.maxStay })).toBeVisible();
  await expect(calendar.day(inDays(30))).toHaveAttribute("data-state", "too-far");
  await calendar.pick(inDays(29));
  await calendar.holds([inDays(1), inDays(29)]);
});

test("the same day twice, days past and days beyond the window are ignored", async ({ page, visit }) => {
  const calendar = await opened(page, visit, ANY);
  await calendar.pick(inDays(3));
  await calendar.pick(inDays(3));
  await expect(calendar.checkOut).toHaveText(words.ar.none);
  await expect(calendar.dialog).toBeVisible();
  await calendar.checkIn.click();
  await calendar.pick(maxDate);
  await expect(calendar.checkIn).toHaveText(displayDay(inDays(3), "ar"));
  await expect(calendar.day(maxDate)).toHaveAttribute("aria-disabled", "true");
});

test("paging ends with the month of the last day, where guests may still leave", async ({ page, visit }) => {
  const calendar = await opened(page, visit, ANY);
  const next = calendar.dialog.getByRole("button", { name: "الشهر التالي" });
  for (let pages = 0; pages < 3; pages += 1) await next.click();
  await expect(next).toHaveAttribute("aria-disabled", "true");
  await expect(calendar.dialog.getByRole("grid")).toHaveCount(2);
  await calendar.day(addDays(maxDate, -1)).click();
  await calendar.day(maxDate).click();
  await calendar.holds([addDays(maxDate, -1), maxDate]);
});
